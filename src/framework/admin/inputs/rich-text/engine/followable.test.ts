import { expect, test } from 'vitest'
import { isFollowable } from './followable.ts'

test.each([
  '/contact',
  'contact',
  '#tva',
  '?page=2',
  '//www.impots.gouv.fr/',
  'https://www.impots.gouv.fr/portail',
  'HTTP://exemple.fr',
  'mailto:contact@exemple.fr',
  'tel:+33199001234',
  'page:12#tarifs',
])('%j may be followed', (address) => {
  expect(isFollowable(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'jav\tascript:alert(1)',
  'jav\r\nascript:alert(1)',
  'javascript\n:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://exemple.fr/1',
  'https://',
])('%j may not', (address) => {
  expect(isFollowable(address)).toBe(false)
})
