import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { Lead } from '../rules/lead.ts'
import { MOMENTS } from '../rules/slot-hours.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf } from '#base/kit/language.ts'
import { consentText, PRIVACY_WORDS } from '../rules/processing.ts'
import { leadMails } from './lead-mails.ts'
import { leadReply } from './lead-reply.ts'
import { recipientOf } from './recipient.ts'
import { UNTOUCHED } from '../rules/lead.ts'

const site: Site = {
  id: 1,
  name: 'Cabinet',
  isDefault: true,
  hosts: ['www.cabinet.example'],
  settings: { ...DEFAULT_SETTINGS, site_email: 'contact@cabinet.example' },
  constants: {
    ...DEFAULT_CONSTANTS,
    nomcabinet: 'Cabinet Lhermine-Dauval',
    phonetotext: '01 99 00 12 34',
  },
  offices: [
    {
      key: 'gare',
      name: 'Bureau de la gare',
      street: '2 place de la Gare, côté «\u00A0Été\u00A0»',
      postcode: '61000',
      town: 'Villebourg-sur-Aure',
      phonetotext: '01 99 00 12 35',
      phonetolink: '+33199001235',
      hours: [],
      page: 3,
      plan: '',
      itinerary: '',
    },
  ],
  theme: { light: {}, dark: {} },
}

const LINKS = {
  origin: 'https://www.cabinet.example',
  privacy: 'https://www.cabinet.example/en/privacy',
}

const lead = (more: Partial<Lead>): Lead => ({
  id: 12,
  ...UNTOUCHED,
  form: 'contact',
  nonce: 'n1',
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zoé Martin',
  email: 'zoe@exemple.fr',
  phone: '',
  fields: { nom: 'Zoé Martin', email: 'zoe@exemple.fr', message: 'Bonjour' },
  consent: { version: 'v1', text: 'Les informations saisies sont utilisées…' },
  purpose: 'Répondre',
  received_at: '2026-11-20T09:05:00.000Z',
  expires_at: '2029-11-20T09:05:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
  ...more,
})

const mails = (more: Partial<Lead>) => {
  const [firm, visitor, ...others] = leadMails(lead(more), site, LINKS)
  expect(others).toEqual([])
  return { firm, visitor }
}

test('the firm reads the form, every answer in order under its label, and can answer', () => {
  const { firm } = mails({
    form: 'lead_projet',
    fields: {
      situation: 'creation',
      effectif: '3',
      nom: 'Zoé Martin',
      email: 'zoe@exemple.fr',
      message: 'Deux\nlignes',
    },
  })
  expect(firm).toMatchObject({
    kind: 'lead-firm',
    key: 'lead-firm n1',
    to: 'contact@cabinet.example',
    replyTo: 'zoe@exemple.fr',
    subject: 'Parlons de votre projet : Zoé Martin',
  })
  expect(firm?.text).toMatch(/vendredi 20|20\u00A0novembre 2026 à 10\u00A0h\u00A005/)
  expect(firm?.text).toContain('Deux\n    lignes')
  const order = ['Zoé Martin', 'zoe@exemple.fr'].map((word) => firm?.text.indexOf(word) ?? -1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(firm?.text).toContain('Les informations saisies sont utilisées…')
})

test('a visitor without an address gets no mail, and the firm nobody to answer to', () => {
  const sent = leadMails(lead({ form: 'lead_rappel', email: '' }), site, LINKS)
  expect(sent.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([['lead-firm', undefined]])
})

test('a quarantined request mails nobody; a firm without address gets none', () => {
  expect(leadMails(lead({ status: 'quarantine' }), site, LINKS)).toEqual([])
  const silent = { ...site, settings: { ...site.settings, site_email: '' } }
  const sent = leadMails(lead({}), silent, LINKS)
  expect(sent.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([['lead-visitor', undefined]])
})

test('the visitor reads what was received, what comes next, the phone and the notice', () => {
  const { visitor } = mails({})
  expect(visitor?.to).toBe('zoe@exemple.fr')
  expect(visitor?.subject).toBe(
    'Nous écrire\u00A0: votre demande est arrivée (Cabinet Lhermine-Dauval)',
  )
  for (const words of [
    'Bonjour Zoé Martin,',
    'Une personne du cabinet lit votre message',
    '01 99 00 12 34',
    'Les informations saisies sont utilisées…',
  ]) {
    expect(visitor?.text).toContain(words)
    expect(visitor?.html).toContain(words)
  }
  expect(visitor?.html).toContain('<html lang="fr">')
  expect(visitor?.html).not.toMatch(/<img|<script|https?:(?!\/\/www\.cabinet\.example)/)
})

test.each(['fr', 'en'] as const)(
  'what a consent says of data protection leads there, in %s',
  (lang) => {
    const text = consentText('contact', site, cultureOf(lang))
    const words = PRIVACY_WORDS[cultureOf(lang)]
    const { firm, visitor } = mails({ lang, consent: { version: 'v1', text } })
    for (const mail of [firm, visitor]) {
      expect(mail?.text).toContain(`${words} (${LINKS.privacy}). `)
      expect(mail?.html).toMatch(new RegExp(`<a href="${LINKS.privacy}"[^>]*>${words}</a>\\. `))
    }
    const [bare] = leadMails(lead({ consent: { version: 'v1', text } }), site, {
      ...LINKS,
      privacy: '',
    })
    expect(bare?.html).not.toContain('<a ')
  },
)

test('an answer goes on from the mail that told the visitor of their request', () => {
  const parts = { key: 'lead-reply-1', subject: 'Re', text: 'Oui.', author: 'a@cabinet.example' }
  const reply = leadReply(lead({}), site, parts)
  expect(reply.follows).toBe(mails({}).visitor?.key)
  expect(reply.replyTo).toBe('a@cabinet.example')
  expect(leadReply(lead({}), site, { ...parts, author: '' })).not.toHaveProperty('replyTo')
})

test.each(['fr', 'en'] as const)('a firm without a name says nothing odd in %s', (lang) => {
  const nameless = { ...site, constants: { ...site.constants, nomcabinet: '' } }
  const [, visitor] = leadMails(lead({ lang }), nameless, LINKS)
  expect(visitor?.subject).not.toMatch(/[()]/)
  expect(visitor?.text).toMatch(/envoyé au cabinet\. Merci|sent to the firm has reached us/)
})

test('a page in English is confirmed in English, and the firm still reads French', () => {
  const { firm, visitor } = mails({ lang: 'en' })
  expect(visitor?.html).toContain('<html lang="en">')
  expect(visitor?.text).toContain('Dear Zoé Martin,')
  expect(visitor?.text).toContain('Your name')
  expect(firm?.text).toContain('Votre nom')
  expect(firm?.text).toContain('en anglais')
})

test('what a visitor typed is text: no HTML, no header, no link in what goes to an address', () => {
  const name = '<b>Zoé</b>\r\nBcc: x@y.fr https://pirate.example/a'
  const message = '"><script>alert(1)</script> www.pirate.example pirate.example/x'
  const { firm, visitor } = mails({
    name,
    fields: { nom: name, email: 'zoe@exemple.fr', message },
  })
  expect(firm?.subject).not.toMatch(/[\r\n]/)
  for (const html of [firm?.html, visitor?.html]) expect(html).not.toMatch(/<b>|<script/)
  expect(visitor?.html).toContain('&lt;b&gt;')
  expect(`${visitor?.text}${visitor?.html}${visitor?.subject}`).not.toMatch(/pirate/)
  expect(firm?.text).toContain('www.pirate.example')
})

test('a file is named to the firm with the place where it is kept', () => {
  const file = { stored: 'ab12.pdf', name: 'CV Zoé.pdf', type: 'application/pdf', size: 219_000 }
  const { firm } = mails({ form: 'candidature', files: [file] })
  expect(firm?.text).toContain(
    'CV Zoé.pdf (214\u00A0Ko), gardé sur le serveur du site : leads/ab12.pdf',
  )
})

test('a guide’s mail leads to the guide', () => {
  const { visitor } = mails({
    form: 'guide',
    page_path: '/nos-guides/bien-facturer',
    fields: { guide: 'facturation', nom: 'Zoé', email: 'zoe@exemple.fr' },
  })
  expect(visitor?.html).toContain('href="https://www.cabinet.example/nos-guides/bien-facturer"')
})

describe('the calendar file of an appointment', () => {
  const rdv = (fields: Lead['fields'], lang: Lead['lang'] = 'fr') =>
    mails({ form: 'lead_rdv', lang, fields }).visitor?.attachments ?? []

  test('holds each wished slot, tentative, in Paris’ hours', () => {
    const [file, ...more] = rdv({
      mode: 'sur_place',
      bureau: 'gare',
      creneau_1: '2026-11-24 matin',
      creneau_2: '2027-07-01 apres_midi',
      creneau_3: '',
    })
    expect(more).toEqual([])
    expect(file).toMatchObject({ name: 'demande-de-rendez-vous.ics' })
    const content = file?.content ?? ''
    expect(content).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    }
    const calendar = new ICAL.Component(ICAL.parse(content))
    expect(calendar.getFirstPropertyValue('method')).toBeNull()
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(
      events.map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toJSDate())),
    ).toEqual([
      [new Date('2026-11-24T08:00:00Z'), new Date('2026-11-24T11:30:00Z')],
      [new Date('2027-07-01T12:00:00Z'), new Date('2027-07-01T16:00:00Z')],
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
    for (const { component, summary, location, uid } of events) {
      expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE')
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T09:05:00Z')
      expect(summary).toContain('pas encore confirmé')
      expect(location).toContain('2 place de la Gare, côté «\u00A0Été\u00A0»')
      expect(uid).toMatch(/^[0-9a-f]{32}@www\.cabinet\.example$/)
    }
  })

  test('goes to the firm too, and stays away without a slot that can be read', () => {
    const fields = { mode: 'telephone', creneau_1: '2026-11-24 matin' }
    expect(mails({ form: 'lead_rdv', fields }).firm?.attachments).toHaveLength(1)
    expect(rdv({ creneau_1: '2026-02-30 matin', creneau_2: 'demain', creneau_3: ' ' })).toEqual([])
    expect(rdv(fields, 'en')).toMatchObject([{ name: 'appointment-request.ics' }])
  })

  test('knows the hours of every part of the day that a form offers', () => {
    for (const moment of MOMENTS) expect(rdv({ creneau_1: `2026-11-24 ${moment}` })).toHaveLength(1)
  })
})

const NOW = new Date('2026-11-20T09:05:00.000Z')

describe('who hears of a request', () => {
  const paie = { form: 'any', offices: [], email: 'paie@cabinet.example' } as const
  const told = (lines: Site['settings']['lead_recipients'], more: Partial<Lead>) =>
    recipientOf(lead(more), { settings: { ...site.settings, lead_recipients: lines } }, NOW)

  test.each([
    ['nobody’s line', [], { form: 'contact' }, site.settings.site_email],
    ['any form', [paie], { form: 'guide' }, paie.email],
    ['its form', [{ ...paie, form: 'candidature' }], { form: 'candidature' }, paie.email],
    [
      'another form',
      [{ ...paie, form: 'candidature' }],
      { form: 'contact' },
      site.settings.site_email,
    ],
    [
      'its office',
      [{ ...paie, offices: ['gare'] }],
      { form: 'lead_rdv', fields: { bureau: 'gare' } },
      paie.email,
    ],
    [
      'another office',
      [{ ...paie, offices: ['gare'] }],
      { form: 'lead_rdv', fields: { bureau: 'centre' } },
      site.settings.site_email,
    ],
    [
      'an office, and none was asked',
      [{ ...paie, offices: ['gare'] }],
      {},
      site.settings.site_email,
    ],
    [
      'the first of two',
      [
        { ...paie, form: 'contact' },
        { ...paie, email: 'autre@cabinet.example' },
      ],
      { form: 'contact' },
      paie.email,
    ],
    ['no address', [{ ...paie, email: 'pas une adresse' }], {}, site.settings.site_email],
  ] as const)('%s', (_name, lines, more, expected) => {
    expect(
      told(
        lines.map((line) => ({ ...line, offices: [...line.offices] })),
        more,
      ),
    ).toBe(expected)
  })

  test.each([
    ['before', '2026-11-19', '', 'contact@cabinet.example'],
    [
      'from its first day on, by the clocks of Paris',
      '2026-11-20',
      '',
      'remplacant@cabinet.example',
    ],
    ['until its last day', '2026-11-24', '', 'remplacant@cabinet.example'],
    ['afterwards', '2026-11-25', '', 'contact@cabinet.example'],
    ['another one’s', '2026-11-22', 'autre@cabinet.example', 'contact@cabinet.example'],
  ])('an absence, %s', (_name, day, away, expected) => {
    const absences = [
      {
        email: away || ' Contact@Cabinet.example ',
        stand_in: 'remplacant@cabinet.example',
        from: '2026-11-20',
        until: '2026-11-24',
      },
      // Who stands in and is away too has nobody: no chain, no circle.
      {
        email: 'remplacant@cabinet.example',
        stand_in: 'contact@cabinet.example',
        from: '',
        until: '',
      },
    ]
    const firm = { settings: { ...site.settings, absences } }
    expect(recipientOf(lead({}), firm, new Date(`${day}T06:00:00Z`))).toBe(expected)
  })

  test.each([
    ['without an end', { until: '' }, 'remplacant@cabinet.example'],
    ['with no address to go to', { stand_in: 'plus tard' }, 'contact@cabinet.example'],
    ['just after midnight in Paris', { from: '2026-11-21' }, 'remplacant@cabinet.example'],
  ])('an absence %s', (_name, more, expected) => {
    const away = { email: 'contact@cabinet.example', stand_in: 'remplacant@cabinet.example' }
    const absences = [{ ...away, from: '2026-11-20', until: '2026-11-30', ...more }]
    const firm = { settings: { ...site.settings, absences } }
    expect(recipientOf(lead({}), firm, new Date('2026-11-20T23:30:00Z'))).toBe(expected)
  })

  test('the firm’s mail goes there', () => {
    const settings = { ...site.settings, lead_recipients: [{ ...paie, offices: [] }] }
    const [first] = leadMails(lead({}), { ...site, settings }, LINKS)
    expect(first).toMatchObject({ kind: 'lead-firm', to: paie.email })
  })
})
