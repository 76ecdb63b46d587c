import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentPrefixes, isCurrentLink } from './current-link.ts'

describe('prefixes of a path', () => {
  test.each([
    ['/', ['/']],
    ['', ['/']],
    ['/dev.php', ['/']],
    ['/dev.php/', ['/']],
    ['/contact', ['/contact']],
    ['/contact/', ['/contact']],
    ['/a/b/c', ['/a', '/a/b', '/a/b/c']],
    ['/dev.php/a/b', ['/a', '/a/b']],
    ['/a/dev.php', ['/a', '/a/dev.php']],
    ['/dev.phpx', ['/dev.phpx']],
    ['/a/b?title=x/y#z/w', ['/a', '/a/b']],
    ['/caf%C3%A9', ['/café']],
    ['/100%', ['/100%']],
  ])('B6 %j has the prefixes %j', (path, prefixes) => {
    expect(currentPrefixes(path)).toEqual(prefixes)
  })
})

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

  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 5 })
    .map((parts) => `/${parts.join('/')}`)

  test('B6 every page lights the link to itself and to all its prefixes', () => {
    fc.assert(
      fc.property(path, (current) => {
        expect(isCurrentLink(current, current)).toBe(true)
        expect(currentPrefixes(current).every((link) => isCurrentLink(link, current))).toBe(true)
      }),
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
