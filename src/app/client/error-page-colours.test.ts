import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'

const sheet = readFileSync(new URL('error-page.scss', import.meta.url), 'utf8')

test('a refusal wears the colours that a site begins with, in light and in dark', () => {
  const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)')
  for (const [mode, rules] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const worn = [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, token = '', colour = '']) => [token, colour.toUpperCase()] as const,
    )
    expect(worn.map(([token]) => token)).toEqual([
      'paper',
      'ink',
      'ink-soft',
      'primary',
      'primary-strong',
    ])
    expect(DEFAULT_THEME[mode]).toMatchObject(Object.fromEntries(worn))
  }
})
