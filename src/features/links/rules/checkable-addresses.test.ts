import { expect, test } from 'vitest'
import { checkableAddresses, shownHost } from './checkable-addresses.ts'

const HOSTS = ['www.cabinet.fr', 'localhost:3000']

test.each([
  'https://exemple.fr',
  'http://exemple.fr:8080/a?b=1',
  'HTTPS://Exemple.fr/café',
  'https://cabinet.fr/',
])('%s is asked', (address) => {
  expect(checkableAddresses([address], HOSTS)).toEqual([address])
})

test.each([
  // The site’s own.
  'https://www.cabinet.fr/contact',
  'http://WWW.cabinet.fr',
  'http://localhost:3000/',
  // Nobody’s: reserved names, and this server’s own network.
  'https://exemple.example/',
  'http://intranet/',
  'http://127.0.0.1/',
  'http://192.168.1.1/admin',
  'http://[::1]/',
  // A password is not ours to send.
  'https://anne:secret@exemple.fr/',
  'https://anne@exemple.fr/',
  `https://exemple.fr/${'a'.repeat(800)}`,
  'https://exemple.fr/\ud800',
])('%s is not asked', (address) => {
  expect(checkableAddresses([address], HOSTS)).toEqual([])
})

test('a host is shown in its own letters', () => {
  expect(shownHost('https://www.exemple.fr:8080/a')).toBe('exemple.fr')
  expect(shownHost('https://xn--mnchen-3ya.de/')).toBe('münchen.de')
})
