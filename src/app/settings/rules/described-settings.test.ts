import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_CONSTANTS,
  DEFAULT_SETTINGS,
  constantsSchema,
  settingsSchema,
} from '#features/sites/store/settings.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { businessOf } from '#features/sites/rules/business-type.ts'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import {
  DESCRIBED_CONSTANTS,
  DESCRIBED_SETTINGS,
  isPublicSetting,
  settingsOfGroup,
} from './described-settings.ts'
import { SETTING_GROUPS, type SettingField, type SettingGroup } from './described-setting.ts'

const { site: demoSite } = await loadDemo()

const ALL = Object.entries({ ...DESCRIBED_SETTINGS, ...DESCRIBED_CONSTANTS })
const DEMO: Record<string, unknown> = { ...demoSite.settings, ...demoSite.constants }
const SCHEMA: Record<string, { safeParse(value: unknown): { success: boolean } }> = {
  ...settingsSchema.shape,
  ...constantsSchema.shape,
}

test('L1 every setting and every constant is described, and nothing else', () => {
  expect(Object.keys(DESCRIBED_SETTINGS).toSorted()).toEqual(
    Object.keys(DEFAULT_SETTINGS).toSorted(),
  )
  expect(Object.keys(DESCRIBED_CONSTANTS).toSorted()).toEqual(
    Object.keys(DEFAULT_CONSTANTS).toSorted(),
  )
})

test('L1 each group has settings, and each setting stands in one group', () => {
  const groups = Object.keys(SETTING_GROUPS) as SettingGroup[]
  const shown = groups.flatMap(settingsOfGroup)
  expect(shown.map(({ name }) => name).toSorted()).toEqual(ALL.map(([name]) => name).toSorted())
  for (const group of groups) expect(settingsOfGroup(group), group).not.toEqual([])
})

test('L1 what the description calls the demo value is what the demo has', () => {
  for (const [name, { demo }] of ALL) {
    if (demo === null) continue
    const value = DEMO[name]
    expect(typeof value === 'string' ? value : JSON.stringify(value), name).toBe(demo)
  }
})

test('L1 a choice is one that the stored form allows', () => {
  for (const [name, { choices = {} }] of ALL) {
    for (const value of Object.keys(choices)) {
      expect(SCHEMA[name]?.safeParse(value).success, `${name} = ${value}`).toBe(true)
    }
  }
})

test('the members of a setting are those that are stored', () => {
  for (const [name, { members }] of ALL) {
    if (members === undefined) continue
    const stored = { ...DEFAULT_SETTINGS }[name as keyof typeof DEFAULT_SETTINGS]
    expect(shapeOf(members), name).toEqual(keysOf(stored))
  }
})

test('L1 keys and tokens are private, and client_im alone is without effect', () => {
  const secrets = ALL.filter(([, { isSecret }]) => isSecret).map(([name]) => name)
  expect(secrets.toSorted()).toEqual(['gmap_key', 'provider_token'])
  for (const name of secrets) expect(isPublicSetting(name)).toBe(false)
  const idle = ALL.filter(([, { isWithoutEffect }]) => isWithoutEffect).map(([name]) => name)
  expect(idle).toEqual(['client_im'])
})

test('whatever switches pages stands with the pages, as a switch', () => {
  for (const name of PAGE_SWITCHES) {
    expect(DESCRIBED_SETTINGS[name]).toMatchObject({ group: 'pages', kind: 'switch' })
  }
})

test('every trade that may be chosen is one that pages know, but for the last', () => {
  const trades = Object.keys(DESCRIBED_SETTINGS.client_type.choices ?? {})
  expect(trades.filter((trade) => businessOf(trade).trade === '')).toEqual(['autre'])
})

describe('docs/settings.md', () => {
  const lines = readFileSync('docs/settings.md', 'utf8').split('\n')

  test.each(ALL)(
    'names %s with its label, its group and whether pages may tell it',
    (name, described) => {
      const { label, group, isWithoutEffect } = described
      const line = lines.find((one) => one.startsWith(`| \`${name}\` |`))
      const told = Object.hasOwn(DESCRIBED_CONSTANTS, name) || isPublicSetting(name)
      expect(line).toContain(`| ${label} |`)
      expect(line).toContain(`| ${SETTING_GROUPS[group].label} |`)
      expect(line).toContain(told ? '| public |' : '| private |')
      expect(line?.includes('without effect')).toBe(isWithoutEffect === true)
    },
  )
})

type Shape = string | { name: string; members: Shape[] }

function shapeOf(members: readonly SettingField[]): unknown {
  return members
    .map(({ name, members: inner }) => (inner ? { name, members: shapeOf(inner) } : name))
    .toSorted(byName)
}

function keysOf(value: unknown): Shape[] {
  return Object.entries(value ?? {})
    .map(([name, member]: [string, unknown]) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? { name, members: keysOf(member) }
        : name,
    )
    .toSorted(byName)
}

const nameOf = (shape: unknown): string =>
  typeof shape === 'string' ? shape : String((shape as { name: string }).name)
const byName = (a: unknown, b: unknown): number => (nameOf(a) < nameOf(b) ? -1 : 1)
