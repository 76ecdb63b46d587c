import { describe, expect, test } from 'vitest'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { Site } from '#base/core/site.ts'
import { mayComeFrom, type MailGround, senderOf, signatureOf } from './sender.ts'

const site = (
  settings: Partial<Site['settings']>,
  hosts: string[] = [],
  more: Partial<Site> = {},
): Site => ({
  id: 1,
  name: 'Cabinet',
  isDefault: false,
  settings: { ...DEFAULT_SETTINGS, ...settings },
  constants: { ...DEFAULT_CONSTANTS, nomcabinet: 'Cabinet\r\nLhermine' },
  hosts,
  offices: [],
  theme: { light: {}, dark: {} },
  ...more,
})

const ground = (more: Partial<MailGround> = {}): MailGround => ({
  mailFrom: null,
  mailDomains: [],
  publicUrl: null,
  ...more,
})

const NAME = 'Cabinet Lhermine'

test.each<[string, string | null, string | null, string, string[], string, string]>([
  [
    'the site’s host',
    null,
    null,
    'www.cabinet.fr',
    ['b.fr', 'www.cabinet.fr'],
    NAME,
    'no-reply@cabinet.fr',
  ],
  [
    'M5 no name that was not confirmed',
    null,
    null,
    'banque.fr',
    ['www.c.fr'],
    NAME,
    'no-reply@c.fr',
  ],
  ['a host with a port', null, null, 'c.fr:8443', ['c.fr'], NAME, 'no-reply@c.fr'],
  ['the public address', null, 'https://www.b.fr/x', '', ['c.fr'], NAME, 'no-reply@b.fr'],
  ['a host of the site', null, null, '', ['www.c.fr'], NAME, 'no-reply@c.fr'],
  ['nothing at all', null, null, '', [], NAME, 'no-reply@localhost'],
  ['MAIL_FROM alone', 'contact@d.fr', null, 'e.fr', [], NAME, 'contact@d.fr'],
  ['MAIL_FROM with a name', '"Accueil" <a@d.fr>', null, 'e.fr', [], 'Accueil', 'a@d.fr'],
  ['a MAIL_FROM that is a list', 'a@d.fr, b@d.fr', null, 'e.fr', ['e.fr'], NAME, 'no-reply@e.fr'],
])('the sender by %s', (_from, mailFrom, publicUrl, site_ndd, hosts, name, address) => {
  const own = site({ site_ndd }, hosts, { isDefault: true })
  expect(senderOf(own, ground({ mailFrom, publicUrl }))).toEqual({ name, address })
})

test('the address of the installation is that of its default site alone', () => {
  const publicUrl = 'https://www.b.fr'
  expect(senderOf(site({}, ['c.fr']), ground({ publicUrl })).address).toBe('no-reply@c.fr')
})

describe('what a firm says of its mails', () => {
  const MAIL_FROM = ground({ mailFrom: 'Hébergeur <envoi@h.fr>', mailDomains: ['c.fr', 'x.fr'] })

  test('stands before what the operator says', () => {
    const own = site({ mail_name: 'Le cabinet, "Brun"', mail_from: 'bonjour@c.fr' }, ['www.c.fr'])
    expect(senderOf(own, MAIL_FROM)).toEqual({
      name: 'Le cabinet, "Brun"',
      address: 'bonjour@c.fr',
    })
  })

  test.each([
    ['of a domain that was not allowed', 'a@d.fr', ['d.fr']],
    ['of another firm’s', 'a@x.fr', ['c.fr']],
    ['of a name that only ends alike', 'a@c.fr', ['vrai-c.fr']],
    ['that is none', 'a@c.fr\r\nBcc: b@c.fr', ['c.fr']],
    ['that is a list', 'a@x.fr, b@c.fr', ['c.fr']],
  ])('an address %s is not taken', (_what, mail_from, hosts) => {
    expect(senderOf(site({ mail_from }, hosts), MAIL_FROM).address).toBe('envoi@h.fr')
    expect(mayComeFrom(mail_from, site({}, hosts), MAIL_FROM)).toBe(false)
  })

  test('a domain with accents is one name, however it is written', () => {
    const own = site({ mail_from: 'a@Étude-Brun.fr' }, ['www.xn--tude-brun-93a.fr'])
    const { address } = senderOf(own, ground({ mailDomains: ['xn--tude-brun-93a.fr'] }))
    expect(address).toBe('a@xn--tude-brun-93a.fr')
  })

  test('answers go where it says, else to the firm; nowhere that is no address', () => {
    const answered = (settings: Partial<Site['settings']>) =>
      senderOf(site(settings), ground()).replyTo
    expect(answered({ site_email: 'a@c.fr', mail_reply_to: 'b@c.fr' })).toBe('b@c.fr')
    expect(answered({ site_email: 'a@c.fr' })).toBe('a@c.fr')
    expect(answered({ site_email: 'a@étude.fr' })).toBe('a@xn--tude-9oa.fr')
    expect(answered({ mail_reply_to: 'b@c.fr\r\nBcc: x@y.fr' })).toBeUndefined()
    expect(answered({ mail_reply_to: `${'b'.repeat(70)}@c.fr` })).toBeUndefined()
    expect(answered({})).toBeUndefined()
  })
})

describe('the signature', () => {
  const office = {
    key: 'gare',
    name: 'Gare',
    street: '2 place de la Gare',
    postcode: '61000',
    town: 'Villebourg',
    phonetotext: '01 99 00 12 35',
    phonetolink: '',
    hours: [],
    page: 0,
    plan: '',
    itinerary: '',
  }

  test('is what the firm wrote, else who and where it is', () => {
    const where = { offices: [office] }
    const settings = { mail_signature: '\nLe cabinet\nÀ bientôt \n' }
    expect(signatureOf(site(settings, ['c.fr'], where), ground())).toBe('Le cabinet\nÀ bientôt')
    expect(signatureOf(site({}, ['c.fr'], where), ground())).toBe(
      'Cabinet Lhermine\n2 place de la Gare, 61000 Villebourg\n01 99 00 12 35\nhttps://c.fr',
    )
  })

  test('M5 names no address that is not the site’s own', () => {
    const publicUrl = 'https://www.installation.fr'
    const foot = (own: Site) => signatureOf(own, ground({ publicUrl }))
    expect(foot(site({ site_ndd: 'banque.fr' }, ['c.fr']))).toBe('Cabinet Lhermine\nhttps://c.fr')
    expect(foot(site({}, ['localhost']))).toBe('Cabinet Lhermine')
    expect(foot(site({}, [], { isDefault: true }))).toBe(`Cabinet Lhermine\n${publicUrl}`)
  })

  test('of a firm that has said nothing is empty', () => {
    const nameless = { constants: DEFAULT_CONSTANTS }
    expect(signatureOf(site({}, [], nameless), ground())).toBe('')
    expect(senderOf(site({}, ['c.fr'], nameless), ground()).name).toBe('')
  })
})
