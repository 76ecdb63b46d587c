import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { accountOriginOf, mailedAddressesOf, viewOriginOf } from './site-origin.ts'

const ADMIN = { name: 'admin.agence.fr', origin: 'https://admin.agence.fr' }

const site = (hosts: string[], site_ndd = '', isDefault = false) => ({
  id: 7,
  isDefault,
  hosts,
  settings: { ...DEFAULT_SETTINGS, site_ndd },
})

const deps = (adminHost: typeof ADMIN | null, publicUrl: string | null = null) => ({
  adminHost,
  publicUrl,
  listeningOrigin: () => 'http://localhost:3000',
})

test('links of mails lead to the back office’s own host, and to the site', () => {
  const firm = site(['www.firme.fr'])
  expect(mailedAddressesOf(deps(ADMIN, 'https://www.agence.fr'), firm)).toEqual({
    origin: 'https://www.firme.fr',
    backOffice: 'https://admin.agence.fr/admin/s/7',
  })
  expect(mailedAddressesOf(deps(null), firm)).toEqual({
    origin: 'https://www.firme.fr',
    backOffice: 'https://www.firme.fr/admin',
  })
})

test('links to an account lead staff there, and clients to their site', async () => {
  const stores = { sites: { findByHost: async () => null } }
  const firm = site(['www.firme.fr']) as Parameters<typeof accountOriginOf>[2]
  const of = (role: Parameters<typeof accountOriginOf>[3]['role']) =>
    accountOriginOf(deps(ADMIN), stores, firm, { role })
  expect(await of('editor')).toBe(ADMIN.origin)
  expect(await of('super-admin')).toBe(ADMIN.origin)
  expect(await of('client')).toBe('https://www.firme.fr')
  expect(await of(null)).toBe('https://www.firme.fr')
})

describe('where a site is seen', () => {
  test.each([
    [site(['www.firme.fr']), null, 'https://www.firme.fr'],
    [site(['b.localhost', 'www.firme.fr']), null, 'https://www.firme.fr'],
    [site(['www.firme.fr'], 'www.firme.fr:8443'), null, 'https://www.firme.fr:8443'],
    [site(['b.localhost']), null, 'http://b.localhost:3000'],
    [site(['b.localhost'], 'b.localhost'), null, 'http://b.localhost:3000'],
    [site(['firme.lan']), 'https://agence.lan:8443', 'https://firme.lan:8443'],
    // What a firm merely wrote is not taken.
    [site([], 'evil.test'), null, null],
    [site([]), 'https://www.agence.fr', null],
    [site([], '', true), null, 'http://localhost:3000'],
    [site([], '', true), 'https://www.agence.fr', 'https://www.agence.fr'],
  ])('%#', (firm, publicUrl, expected) => {
    expect(viewOriginOf(deps(ADMIN, publicUrl), firm)).toBe(expected)
  })
})
