import { expect, test } from 'vitest'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { senderOf } from './sender.ts'

const site = (site_ndd: string, hosts: string[] = []) => ({
  settings: { ...DEFAULT_SETTINGS, site_ndd },
  constants: { ...DEFAULT_CONSTANTS, nomcabinet: 'Cabinet\r\nLhermine' },
  hosts,
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
])('the sender by %s', (_from, mailFrom, publicUrl, ndd, hosts, name, address) => {
  expect(senderOf(site(ndd, hosts), mailFrom, publicUrl)).toEqual({ name, address })
})
