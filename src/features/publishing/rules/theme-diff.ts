import type { LookId } from '#base/core/look.ts'
import { fontPair, fontPairName } from '#features/sites/rules/fonts.ts'
import { LOOKS } from '#features/sites/rules/looks.ts'
import { ownFonts, type ThemeContent } from '#features/sites/rules/theme-content.ts'
import { THEME_COLOURS, tokenLabel } from '#features/sites/rules/theme-tokens.ts'
import type { FieldChange } from './option-changes.ts'
import type { PageChange } from './page-diff.ts'

/** What became of a theme: its look and fonts by name, each colour that differs. */
export function themeDiff(before: ThemeContent, after: ThemeContent): PageChange[] {
  const changes = [
    ...replaced('Présentation', nameOf(before.look), nameOf(after.look)),
    ...replaced('Caractères', fontsIn(before), fontsIn(after)),
    ...coloursDiff('en clair', before.light, after.light),
    ...coloursDiff('en sombre', before.dark, after.dark),
  ]
  if (changes.length === 0) return []
  return [{ kind: 'changed', widgetId: null, widget: 'L’apparence', words: '', place: '', changes }]
}

const nameOf = (look: LookId): string => LOOKS.find(({ id }) => id === look)?.name ?? look

/** Those of a look come and go with it, and are not told. */
function fontsIn(content: ThemeContent): string {
  const { fonts } = ownFonts(content)
  return fonts === undefined ? 'Ceux de la présentation' : fontPairName(fontPair(fonts))
}

const coloursDiff = (
  mode: string,
  before: ThemeContent['light'],
  after: ThemeContent['light'],
): FieldChange[] =>
  THEME_COLOURS.flatMap((name) =>
    replaced(
      `${tokenLabel(name)}, ${mode}`,
      before[name]?.toUpperCase() ?? '',
      after[name]?.toUpperCase() ?? '',
    ),
  )

const replaced = (label: string, former: string, present: string): FieldChange[] =>
  former === present
    ? []
    : [
        {
          label,
          parts: [
            { kind: 'gone' as const, text: former },
            { kind: 'new' as const, text: present },
          ].filter(({ text }) => text !== ''),
        },
      ]
