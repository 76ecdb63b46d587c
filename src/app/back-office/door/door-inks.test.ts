import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, type Ink, LIGHT } from '#framework/admin/shell/theme-ink.ts'

const sheet = readFileSync(new URL('door.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)')

test.each<[string, Ink]>([
  [light, LIGHT],
  [dark, DARK],
])('the door wears the inks of the back office', (rules, ink) => {
  const worn = [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', colour = '']) =>
      [name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()), colour] as const,
  )
  expect(worn.length).toBe(14)
  for (const [name, colour] of worn) {
    expect([name, colour.toUpperCase()]).toEqual([name, ink[name as keyof Ink]])
  }
})
