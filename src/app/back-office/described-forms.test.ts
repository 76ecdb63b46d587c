import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEED_SOURCE } from '#base/core/settings/feed-source.ts'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { faultsOf, wholeSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields, type Fields } from '#base/core/field/fields.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import { settingsOfGroup } from '#base/core/settings/settings.ts'
import { registry } from '#app/widgets.ts'
import { sectionsOf } from '#framework/admin/inputs/sections.ts'
import { USER } from '#features/accounts/rules/user-fields.ts'
import * as article from '#features/articles/rules/article-form-fields.ts'
import { DESCRIPTION, MEDIA_WORDS } from '#features/media/rules/media-fields.ts'
import { ENTRY_FIELDS, MENU_FIELDS } from '#features/menus/rules/entry-fields.ts'
import { ADDRESS, SEARCH, SYSTEM, THEMES, VISIBILITY } from '#features/pages/rules/page-fields.ts'
import { HOURS_NOTE, OFFICE, OFFICE_MORE } from '#features/sites/rules/office-form.ts'
import { REDIRECT } from '#features/redirects/rules/redirect-fields.ts'
import { PERSON_FIELDS } from '#features/team/rules/person-fields.ts'

/** Inputs that are drawn by hand. */
const INPUT =
  /<(?:TextField|Switch|Checkbox|Autocomplete|Select|RadioGroup|input)\b|component="input"/

/** Files that draw an input which nothing describes, by why they do. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'an input of a kind of field': [
    'framework/admin/inputs/',
    'framework/admin/forms/(?:plain-fields|field-input)',
  ],
  'who signs in, before there is a back office': [
    'accounts/admin/(?:code-form|confirm-form|forgot-page|link-page|one-line-form|password-field|sign-in-form)',
    'accounts/admin/own/password-section',
  ],
  'a filter or a search, which saves nothing': [
    'framework/admin/list/',
    'media/admin/library-filters',
    'editor/admin/(?:picker/add-panel|fields-dialog)',
    'leads/admin/person-dialog',
    'pages/admin/tree/tree-screen',
    'menus/admin/entry-tree',
    'redirects/admin/try-dialog',
    'back-office/sites-page',
  ],
  'a tick, or a file': [
    'leads/admin/lead-rows',
    'media/admin/(?:media-tile|upload-zone)',
    'publishing/admin/shown-drafts',
    'redirects/admin/import-dialog',
  ],
  'one question, in a dialog or in a row': [
    'articles/admin/opinion-dialog',
    'editor/admin/outline/move-dialog',
    'leads/admin/(?:answers-card|handling-card|notes-card)',
    'media/admin/folder-input',
    'pages/admin/(?:translation-dialog|tree/(?:add-dialog|duplicate-dialog|move-dialog|rename-field))',
    'publishing/admin/(?:menu-choice|note-dialog|bar/(?:schedule|share)-dialog|texts/new-text-dialog)',
    'settings/admin/(?:host-proposals|forms/replace-phone-dialog)',
  ],
  'what a grid or a drawing of its own shows': [
    'settings/admin/(?:forms/(?:colour-field|week-grid)|brand/logo-palettes|theme/look-gallery)',
    'articles/admin/provider-order',
    'figures/admin/figure-scale',
  ],
}

const screens = ['app', 'features', 'framework']
  .flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${room}/${path}`,
    ),
  )
  .filter(
    (path) => /\/(?:admin|back-office|dashboard)\/.*\.tsx$/.test(path) && !/\.test\./.test(path),
  )

const drawing = (what: RegExp): string[] =>
  screens.filter((path) => what.test(readFileSync(`src/${path}`, 'utf8')))

const drawnByHand = drawing(INPUT)

test('every field of the back office is described, or drawn by hand for a reason', () => {
  const excused = Object.values(BY_HAND).flat()
  const isExcused = (path: string) => excused.some((name) => new RegExp(name).test(path))
  expect(drawnByHand.filter((path) => !isExcused(path))).toEqual([])
  for (const name of excused) {
    expect(
      drawnByHand.some((path) => new RegExp(name).test(path)),
      `${name} draws no input by hand any more`,
    ).toBe(true)
  }
})

test('nothing is cut while it is typed, but for whoever signs in or names themselves', () => {
  expect(drawing(/maxLength/).filter((path) => !path.startsWith('features/accounts/'))).toEqual([])
})

type Form = readonly [name: string, parts: readonly (readonly DescribedField[])[]]

/** A form, part by part: what is drawn in one piece, under a title of its own or between other things. */
const shape = (name: string, ...parts: Fields[]): Form => [name, parts.map(describeFields)]

const FORMS: readonly Form[] = [
  ...(Object.keys(SETTING_GROUPS) as SettingGroup[]).map((group): Form => [
    `settings of ${group}`,
    [settingsOfGroup(group)],
  ]),
  ...[...registry.values()].map(({ type, options }) => shape(`widget ${type}`, options.fields)),
  shape('an office', OFFICE, HOURS_NOTE, OFFICE_MORE),
  shape('a feed', FEED_SOURCE),
  shape('a redirect', REDIRECT),
  shape('a user', USER),
  shape('a medium', DESCRIPTION, MEDIA_WORDS),
  shape('a person', PERSON_FIELDS),
  shape('a page', ADDRESS, SEARCH, VISIBILITY, THEMES, SYSTEM),
  shape('a menu', MENU_FIELDS),
  shape('an entry of a menu', ENTRY_FIELDS),
  shape('an article', article.HEADING, article.BODY, article.PUBLICATION, article.PLACE),
  shape('the cover of an article', article.COVER),
  ...Object.entries(article.VIDEO).map(([kind, fields]) => shape(`a video, ${kind}`, fields)),
]

/** Fields of a form, and of what stands inside of it, each beside those that are drawn with it. */
const together = (fields: readonly DescribedField[]): (readonly DescribedField[])[] => [
  fields,
  ...fields.flatMap(({ members }) => (members ? together(members) : [])),
]

test.each(FORMS)('%s: labels are unique, and there is something to say', (_name, parts) => {
  for (const beside of together(parts.flat())) {
    const labels = beside.map(({ label }) => label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    for (const label of labels) expect(label.trim()).not.toBe('')
  }
})

/** Most fields that are seen before anything is opened. */
const ESSENTIAL = 5

/** Inputs of their own under their label, or drawn elsewhere. */
const APART: ReadonlySet<DescribedField['kind']> = new Set(['group', 'widgets', 'own'])

test.each(FORMS)('%s: few fields are seen at once', (_name, parts) => {
  for (const beside of parts.flatMap(together)) {
    const seen = sectionsOf(beside).essential.filter(({ kind }) => !APART.has(kind))
    expect(seen.map(({ label }) => label).slice(ESSENTIAL)).toEqual([])
  }
})

const ENGLISH =
  /\b(?:the|and|or|of|with|your|this|not|must|should|save|delete|cancel|choose|title|address|name|text|invalid|expected|string|number|array|required|value|input|too|small|big)\b/i

/** What a form says of a field, and why it refuses anything. */
function wordsOf(field: DescribedField): string[] {
  const { label, help, unit, required, choices, in: group, members = [] } = field
  const said = [label, help, unit, required, group, ...Object.values(choices ?? {})]
  const refused = [null, 1.5, 'é'.repeat(5000), ['é'], {}, true, 'é'].flatMap((value) =>
    Object.values(faultsOf(wholeSchemaOf(field, true), value)),
  )
  return [...said.filter((words) => words !== undefined), ...refused, ...members.flatMap(wordsOf)]
}

/** Names that are the same in both languages, or that the specification gives. */
const NAMES =
  /Facebook|LinkedIn|X \(Twitter\)|\([a-z_]+\)|`[^`]*`|« [^»]* »|%%\w+%%|\{\w+\}|\S*[/:=.]\S+/g

test.each(FORMS)('%s: no English word, not even where a value is refused', (_name, parts) => {
  const found = parts
    .flat()
    .flatMap(wordsOf)
    .filter((words) => ENGLISH.test(words.replaceAll(NAMES, '')))
  expect(found).toEqual([])
})
