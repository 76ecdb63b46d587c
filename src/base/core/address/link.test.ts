import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveLink, withScriptName } from './link.ts'

const pathOf = (id: number) => ({ 1: '/', 12: '/contact' })[id] ?? null
const href = (link: string, scriptName?: string) => resolveLink(link, pathOf, scriptName)

describe('stored links', () => {
  test.each([
    ['/contact', '/contact'],
    ['/', '/'],
    ['/contact?x=1#y', '/contact?x=1#y'],
    ['page:12', '/contact'],
    ['page:12?x=1#y', '/contact?x=1#y'],
    ['page:12#y', '/contact#y'],
    ['page:1', '/'],
    ['+/contact/send', '/+/contact/send'],
    ['+/search', '/+/search'],
    ['https://www.example.org', 'https://www.example.org'],
    ['https://www.example.org/a?b#c', 'https://www.example.org/a?b#c'],
    ['http://www.example.org/', 'http://www.example.org/'],
    ['mailto:contact@cabinet.example?subject=x', 'mailto:contact@cabinet.example?subject=x'],
    ['tel:+33199001234', 'tel:+33199001234'],
    ['#top', '#top'],
  ])('B8 %j leads to %j', (link, target) => {
    expect(href(link)).toBe(target)
  })

  test('B8 text after the first space is a comment', () => {
    expect(href('page:12 Nous contacter')).toBe('/contact')
    expect(href('  page:12?x=1 Nous contacter ')).toBe('/contact?x=1')
    expect(href('/contact\tNous')).toBe('/contact')
    expect(href('/contact\u00a0Nous')).toBe('/contact')
  })

  test.each([
    '',
    ' ',
    'contact',
    './contact',
    '../contact',
    'page:',
    'page:0',
    'page:012',
    'page:-1',
    'page:12x',
    'page:99',
    'page:1e1',
    'media:3',
    '@homepage',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'ftp://x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    'https:',
    'https://',
    'https:/evil',
    'https:///evil',
    'https://a\\b',
    'https://safe.example@evil.example',
    'mailto:',
    'mailto:x',
    'tel:',
    'tel:abc',
    '#',
    '+',
    '+/',
    '+//evil',
    '+/../x',
    '+module/action',
    '/\u0000x',
    'https://x.example/\u0007',
    '?x=1',
    'blob:https://x',
  ])('B8 %j leads nowhere', (link) => {
    expect(href(link)).toBe(null)
  })

  test('B8 no link leads to a script or to another host by disguise', () => {
    const shard = fc.constantFrom(
      '/',
      '\\',
      '/',
      ':',
      'javascript',
      'data',
      'evil.example',
      '#',
      '?',
      '@',
      '.',
      '+',
      'page',
      '1',
      '\t',
      '\u0000',
      'http',
      's',
    )
    fc.assert(
      fc.property(fc.array(shard, { maxLength: 8 }), (shards) => {
        const target = href(shards.join(''))
        if (target === null) return
        const url = new URL(target, 'https://cabinet.example/page')
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (!/^https?:/i.test(target)) expect(url.origin).toBe('https://cabinet.example')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the development front path', () => {
  test.each([
    ['/contact?x=1', '/dev.php/contact?x=1'],
    ['/', '/dev.php'],
    ['/?x=/1#y', '/dev.php?x=/1#y'],
    ['page:12#y', '/dev.php/contact#y'],
    ['page:1', '/dev.php'],
    ['+/contact/send', '/dev.php/+/contact/send'],
    ['#top', '#top'],
    ['https://www.example.org/contact', 'https://www.example.org/contact'],
    ['/media/plan.svg', '/media/plan.svg'],
    ['/uploads/x/a.css', '/uploads/x/a.css'],
    ['/mediation', '/dev.php/mediation'],
  ])('A5 %j leads to %j', (link, target) => {
    expect(href(link, '/dev.php/')).toBe(target)
  })

  test('A5 the prefix is never doubled', () => {
    fc.assert(
      fc.property(
        fc.webPath().filter((path) => path.startsWith('/')),
        (path) => {
          const once = withScriptName(path, '/dev.php/')
          expect(withScriptName(once, '/dev.php/')).toBe(once)
          expect(withScriptName(path, '/')).toBe(path)
        },
      ),
    )
  })
})
