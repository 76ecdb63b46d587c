import { describe, expect, test } from 'vitest'
import { adminHostOf, adminTarget, doorOf, fileAddress, isAdminHost } from './admin-host.ts'

const ADMIN = { name: 'admin.exemple.fr', origin: 'https://admin.exemple.fr' }

describe('what the environment says', () => {
  test.each([
    [undefined, undefined, null],
    ['admin.exemple.fr', undefined, 'https://admin.exemple.fr'],
    ['admin.exemple.fr:443', undefined, 'https://admin.exemple.fr'],
    ['admin.exemple.fr:8443', 'https://www.exemple.fr', 'https://admin.exemple.fr:8443'],
    ['admin.exemple.fr', 'http://www.exemple.fr', 'http://admin.exemple.fr'],
    ['admin.localhost:3000', undefined, 'http://admin.localhost:3000'],
    ['vitrine', undefined, 'http://vitrine'],
  ])('%s with %s: %s', (host, publicUrl, origin) => {
    const found = adminHostOf({ ADMIN_HOST: host, PUBLIC_URL: publicUrl })
    expect(found?.origin ?? null).toBe(origin)
  })
})

test.each([
  ['admin.exemple.fr', 'staff'],
  ['ADMIN.EXEMPLE.FR.', 'staff'],
  ['admin.exemple.fr:8443', 'staff'],
  ['admin.exemple.fr..', 'clients'],
  ['www.admin.exemple.fr', 'clients'],
  ['', 'clients'],
])('« %s » lets in: %s', (host, door) => {
  expect(doorOf(ADMIN, { headers: { host } })).toBe(door)
  expect(doorOf(null, { headers: { host } })).toBe('everybody')
  expect(isAdminHost(null, { headers: { host } })).toBe(false)
})

test('a forwarded host comes before the own one', () => {
  const headers = { host: 'www.exemple.fr', 'x-forwarded-host': 'admin.exemple.fr' }
  expect(isAdminHost(ADMIN, { headers })).toBe(true)
})

describe('the site in an address', () => {
  test.each([
    ['/admin', null, '/admin'],
    ['/admin/s/7', 7, '/admin'],
    ['/admin/s/7?x=1', 7, '/admin?x=1'],
    ['/admin/s/7/', 7, '/admin/'],
    ['/admin/s/7/api/pages?x', 7, '/admin/api/pages?x'],
    ['/admin/s/7/s/8/pages', 7, '/admin/s/8/pages'],
    ['/admin/s/7/site/media/a.png', 7, '/media/a.png'],
    ['/admin/s/7/site', 7, '/admin/site'],
    ['/admin/s/7/site/admin/api/x', 7, '/admin/site/admin/api/x'],
    ['/admin/s/7/sites', 7, '/admin/sites'],
    ['/admin/s/999999999', 999_999_999, '/admin'],
  ])('%s', (url, siteId, own) => {
    expect(adminTarget(url)).toEqual({ siteId, url: own })
  })

  test.each(['', '0', '07', '-1', '1e3', '9999999999', '7a', '%37', '7%2F8', '7;', '٧'])(
    '« %s » is none',
    (text) => {
      const url = `/admin/s/${text}/api`
      expect(adminTarget(url)).toEqual({ siteId: null, url })
    },
  )
})

describe('a file of a site', () => {
  test.each([
    ['https://admin.exemple.fr/admin/s/7/pages', '/admin/s/7/site/media/a.png?v=1'],
    ['https://admin.exemple.fr/admin/s/7', '/admin/s/7/site/media/a.png?v=1'],
    ['https://admin.exemple.fr/admin/s/7/site/theme-1.css', '/admin/s/7/site/media/a.png?v=1'],
    ['https://admin.exemple.fr/admin', null],
    ['https://admin.exemple.fr/', null],
    ['http://admin.exemple.fr/admin/s/7', null],
    ['https://admin.exemple.fr.evil.test/admin/s/7', null],
    ['https://www.exemple.fr/admin/s/7', null],
    ['/admin/s/7', null],
    ['', null],
    [undefined, null],
  ])('that %s names', (referer, address) => {
    expect(fileAddress(ADMIN, referer, '/media/a.png?v=1')).toBe(address)
  })
})
