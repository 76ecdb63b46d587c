import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentLinks, isCurrentLink } from './current-link.ts'

/** Segments of a path as a page's address means them. */
const segments = (path: string): string[] =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/^\/dev\.php(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURI(segment)
      } catch {
        return segment
      }
    })

/** The links that are current (requirements B6): every cumulative prefix. */
function cumulativePrefixes(path: string): string[] {
  const parts = segments(path)
  return parts.length === 0 ? ['/'] : parts.map((_, end) => `/${parts.slice(0, end + 1).join('/')}`)
}

describe('current links', () => {
  test('B6 a link to the page or to one above it is current', () => {
    expect(isCurrentLink('/a', '/a/b')).toBe(true)
    expect(isCurrentLink('/a/b', '/a/b')).toBe(true)
    expect(isCurrentLink('/a/b/c', '/a/b')).toBe(false)
  })

  test('B6 a prefix ends at a slash', () => {
    expect(isCurrentLink('/nos', '/nos-missions')).toBe(false)
    expect(isCurrentLink('/b', '/a/b')).toBe(false)
  })

  test('B6 Home is lit on the home page and on /dev.php only', () => {
    expect(isCurrentLink('/', '/')).toBe(true)
    expect(isCurrentLink('/', '/dev.php')).toBe(true)
    expect(isCurrentLink('/dev.php', '/')).toBe(true)
    expect(isCurrentLink('/', '/contact')).toBe(false)
    expect(isCurrentLink('/dev.php', '/dev.php/contact')).toBe(false)
  })

  test('B6 the development prefix counts on neither side', () => {
    expect(isCurrentLink('/dev.php/a', '/a/b')).toBe(true)
    expect(isCurrentLink('/a', '/dev.php/a/b')).toBe(true)
  })

  test('B6 query, hash and trailing slash do not matter', () => {
    expect(isCurrentLink('/a/?mo=x#y', '/a')).toBe(true)
    expect(isCurrentLink(' /a ', '/a/')).toBe(true)
    expect(isCurrentLink('/café', '/caf%C3%A9')).toBe(true)
  })

  test.each([
    '',
    ' ',
    '#top',
    '?page=2',
    'contact',
    'https://cabinet.example/contact',
    '//contact',
    '/\\contact',
    'mailto:contact',
    'javascript:void(0)',
  ])('B6 %j is never current', (href) => {
    expect(isCurrentLink(href, '/contact')).toBe(false)
    expect(isCurrentLink(href, '/')).toBe(false)
  })

  test.each([
    ['/dev.php/a/b', '/a', true],
    ['/a/dev.php', '/a/dev.php', true],
    ['/dev.phpx', '/dev.phpx', true],
    ['/dev.phpx', '/', false],
    ['/a/b?title=x/y#z/w', '/a/b', true],
    ['/a/b?title=x/y#z/w', '/y', false],
    ['/100%', '/100%', true],
    ['', '/', true],
  ])('B6 on %j the link %j: %j', (current, link, isCurrent) => {
    expect(isCurrentLink(link, current)).toBe(isCurrent)
  })

  test('a path of a thousand segments costs what it holds, and leaves nothing behind', () => {
    const before = process.memoryUsage().heapUsed
    const links = Array.from({ length: 200 }, (_, index) =>
      currentLinks(`/b${index}${'/a'.repeat(990)}`),
    )
    expect(links.every((isCurrent) => isCurrent('/autre') === false)).toBe(true)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  })

  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 5 })
    .map((parts) => `/${parts.join('/')}`)

  test('B6 a page lights the links to its cumulative prefixes, and no other', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      'ab',
      'dev.php',
      '%C3%A9',
      'é',
      '%',
      '%2F',
      ' ',
      '',
      '?',
      '#',
    )
    const any = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(any, any, (link, current) => {
        const isInternal = !/^\/[/\\]/.test(link.trim())
        const target = `/${segments(link.trim()).join('/')}`
        const isCurrent = isInternal && cumulativePrefixes(current).includes(target)
        expect(isCurrentLink(link, current)).toBe(isCurrent)
        for (const above of cumulativePrefixes(current)) {
          // A decoded segment may hold what an address would not.
          if (!/[?#%\\]|^\/dev\.php|\/\/| $/.test(above)) {
            expect(isCurrentLink(above, current)).toBe(true)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('B6 the development front path lights the same links', () => {
    fc.assert(
      fc.property(path, path, (link, current) => {
        expect(isCurrentLink(link, `/dev.php${current}`)).toBe(isCurrentLink(link, current))
      }),
    )
  })
})
