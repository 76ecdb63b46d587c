import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExternal, ownMedia, safeHref, safeImage } from './safe-address.ts'

test('E4 links keep to the allowed schemes, paths and fragments', () => {
  for (const good of [
    'https://www.impots.gouv.fr/',
    'HTTP://exemple.fr',
    'mailto:contact@exemple.fr',
    'tel:+33199001234',
    '/contact',
    'page?x=1:2',
    '#accordeon-net',
    '?page=2',
  ]) {
    expect(safeHref(good)).toBe(good)
  }
  for (const bad of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://x/1',
    'file:///etc/passwd',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '\t//ailleurs.example',
    'https://',
    '',
    '   ',
  ]) {
    expect(safeHref(bad)).toBeNull()
  }
})

test('E4 images are of the site', () => {
  for (const good of ['KEY-24-11.jpg', '/media/a.webp', '../a.jpg', 'a?b=https://c']) {
    expect(safeImage(good)).toBe(good)
  }
  for (const bad of [
    'https://medias.example/a.jpg',
    'https:medias.example/a.jpg',
    '//medias.example/a.jpg',
    '//site.invalid/a.jpg',
    '\\\\medias.example/a.jpg',
    '/\t/medias.example/a.jpg',
    'data:image/png;base64,AA',
    'mailto:a@b.fr',
    '',
  ]) {
    expect(safeImage(bad)).toBeNull()
  }
})

test('E4 no text leads a browser to another scheme, or an image to another host', () => {
  const site = 'https://cabinet.example'
  const part = fc.constantFrom(
    'javascript:',
    'JaVa',
    'Script:',
    'data:',
    'vbscript:',
    'https:',
    'http:',
    'mailto:',
    'tel:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '..',
    '.',
    'ailleurs.example',
    'a',
    '%2f',
    '[',
    ']',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0001',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u3000',
    '\ud800',
    ' ',
  )
  const address = fc
    .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(address, (written) => {
      const href = safeHref(written)
      const link = href === null ? null : new URL(href, site)
      if (link) expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(link.protocol)
      if (link && link.origin !== site) expect(href).toMatch(/^(?:https?|mailto|tel):/i)
      const src = safeImage(written)
      if (src !== null) expect(new URL(src, site).origin).toBe(site)
    }),
    { numRuns: 3000 },
  )
})

test('E8 only paths that stay under /media/ are our own media', () => {
  expect(ownMedia('/media/provider/v.mp4?x=1')).toBe('/media/provider/v.mp4?x=1')
  for (const bad of [
    '/medias/v.mp4',
    'media/v.mp4',
    '/media/../uploads/v.mp4',
    '/media/%2e%2e/uploads/v.mp4',
    'https://ailleurs.example/media/v.mp4',
    '//ailleurs.example/media/v.mp4',
    '/\\ailleurs.example/media/v.mp4',
  ]) {
    expect(ownMedia(bad)).toBeNull()
  }
})

test('a link with a host leaves the site', () => {
  expect(isExternal('HTTPS://exemple.fr')).toBe(true)
  expect(isExternal('/https:/contact')).toBe(false)
  expect(isExternal('mailto:a@b.fr')).toBe(false)
})
