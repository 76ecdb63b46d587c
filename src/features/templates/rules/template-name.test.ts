import { describe, expect, test } from 'vitest'
import { isTemplateDir, isTemplateName, TEMPLATE_NAMES } from './template-name.ts'

describe('names of templates', () => {
  test.each(TEMPLATE_NAMES)('F1 %s is a template name', (name) => {
    expect(isTemplateName(name)).toBe(true)
  })

  test.each([
    '',
    'card',
    'card/',
    '/card',
    'card/card/magazine',
    '../card/magazine',
    'card/../../secret',
    'card/magazine.html',
    'card\\magazine',
    'card/%2e%2e',
    'card/magazine\n',
    'card/magazine\0',
    'Card/magazine',
    'card/magazine ',
    'card/é',
    `card/${'a'.repeat(61)}`,
  ])('F5 %j is refused, so that no path leaves the template directory', (name) => {
    expect(isTemplateName(name)).toBe(false)
  })

  test.each(['cabinet', 'cabinet-2026', 'a_b', 'a'.repeat(60)])('F5 %s may be a folder', (dir) => {
    expect(isTemplateDir(dir)).toBe(true)
  })

  test.each(['', '.', '..', 'a/b', 'a.b', 'A', 'a\\b', 'a\n', 'a'.repeat(61)])(
    'F5 %j may not be a folder of custom templates',
    (dir) => {
      expect(isTemplateDir(dir)).toBe(false)
    },
  )
})
