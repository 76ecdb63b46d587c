import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import { SETTING_GROUPS, type SettingArea, type SettingGroup } from '#base/core/settings/setting.ts'
import {
  CONSTANTS,
  DEFAULT_CONSTANTS,
  DEFAULT_SETTINGS,
  isPublicSetting,
  type NamedSetting,
  SETTINGS,
  settingsOfGroup,
} from '#base/core/settings/settings.ts'
import { businessOf } from '#features/sites/rules/business-type.ts'
import { loadDemo } from '#app/demo/load-demo.ts'

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]
const ALL = GROUPS.flatMap(settingsOfGroup)

test('L1 each setting and each constant stands in the form of one group', () => {
  expect(ALL.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(SETTINGS), ...Object.keys(CONSTANTS)].toSorted(),
  )
  for (const group of GROUPS) expect(settingsOfGroup(group), group).not.toEqual([])
})

test('L1 sites begin with what the requirements ask for', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    beTesta: 'installed',
    client_type: 'ec',
    site_type: 'basedoc',
    kiosque: '1',
    lead_projet: '1',
    basedoc_en: '0',
    guide_creation_send_paper: '0',
    image_size_article: 'xxbig',
    legal: { accessibility: { grid: [], faults: [] }, host: { name: '' } },
    title_patterns: { page: '{title} | {nomcabinet}' },
    xsl_code: 'Html_To_Basedoc_BS4_Content_only',
  })
  expect(new Set(Object.values(DEFAULT_CONSTANTS))).toEqual(new Set(['']))
})

test('L1 keys, tokens and what is nobody’s business stay on the server', () => {
  expect(
    ALL.map(({ name }) => name)
      .filter((name) => !isPublicSetting(name))
      .toSorted(),
  ).toEqual([
    'absences',
    'client_im',
    'deadline_notes',
    'feed_sources',
    'firm_article',
    'first_time',
    'gmap_key',
    'indexed_motifs',
    'lead_recipients',
    'lead_reminder_hours',
    'legal',
    'logo',
    'logo_dark',
    'logo_name',
    'logo_square',
    'mail_from',
    'mail_name',
    'mail_reply_to',
    'mail_signature',
    'own_deadlines',
    'own_pages',
    'own_words',
    'promoted_pages',
    'provider_media_url',
    'provider_name',
    'provider_token',
    'provider_url',
    'providers',
    'reader_token',
    'reply_models',
    'reserved_motifs',
    'site_email',
    'title_patterns',
    'useful_figures',
  ])
  for (const { name, kind } of ALL) {
    if (kind === 'secret') expect(isPublicSetting(name), name).toBe(false)
  }
})

test('labels are unique within a form', () => {
  for (const group of GROUPS) {
    const labels = settingsOfGroup(group).map(({ label }) => label)
    expect(new Set(labels).size, group).toBe(labels.length)
  }
})

test('whatever switches pages stands with the pages, as a switch', () => {
  for (const name of PAGE_SWITCHES) {
    expect(SETTINGS[name]).toMatchObject({ group: 'pages', kind: 'flag' })
  }
})

test('every trade that may be chosen is one that pages know, but for the last', () => {
  const trades = Object.keys(SETTINGS.client_type.choices ?? {})
  expect(trades.filter((trade) => businessOf(trade).trade === '')).toEqual(['autre'])
})

const { site: demo } = await loadDemo()
const DEMO: Record<string, unknown> = { ...demo.settings, ...demo.constants }

/** A setting as `docs/settings.md` presents it. */
function rowOf({ name, kind, label, help = '', group, isReadOnly }: NamedSetting): string {
  const value = DEMO[name]
  const isShort = typeof value === 'string' && !isReadOnly
  const shown = !isShort ? '' : value === '' ? 'empty' : `\`${value}\``
  const more = isReadOnly
    ? 'written by the program'
    : kind === 'secret'
      ? 'never shown again'
      : help.startsWith('Conservé, sans effet')
        ? 'kept, without effect'
        : ''
  const told = isPublicSetting(name) ? 'public' : 'private'
  const cells = [`\`${name}\``, label, SETTING_GROUPS[group].label, told, shown, more]
  return `| ${cells.join(' | ')} |`
}

test.each<SettingArea>(['firm', 'settings', 'feeds'])(
  'docs/settings.md presents every setting of %s as its shape says',
  (area) => {
    const groups = GROUPS.filter((group) => SETTING_GROUPS[group].area === area)
    const rows = groups.flatMap(settingsOfGroup).map(rowOf).join('\n')
    expect(readFileSync('docs/settings.md', 'utf8')).toContain(
      `|---|---|---|---|---|---|\n${rows}\n`,
    )
  },
)
