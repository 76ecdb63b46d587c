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

test('E4 images are of the web or relative', () => {
  expect(safeImage('KEY-24-11.jpg')).toBe('KEY-24-11.jpg')
  expect(safeImage('https://medias.example/a.jpg')).toBe('https://medias.example/a.jpg')
  expect(safeImage('data:image/png;base64,AA')).toBeNull()
  expect(safeImage('mailto:a@b.fr')).toBeNull()
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
