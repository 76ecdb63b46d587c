import { type DocumentProblem, THEME_DOCUMENT } from '#base/core/document.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { themeContent, type ThemeDraft } from '#features/sites/contract/theme.ts'
import { lookOf } from '#features/sites/rules/looks.ts'
import { themeVerdicts } from '#features/sites/rules/theme-contrast.ts'
import {
  canonicalTheme,
  colourFault,
  THEME_MODES,
  type ThemeContent,
  themeContentOf,
  withThemeContent,
} from '#features/sites/rules/theme-content.ts'
import { THEME_COLOURS, tokenLabel } from '#features/sites/rules/theme-tokens.ts'
import type { Finding } from '../contract/finding.ts'
import { themeDocuments } from '../contract/theme-documents.ts'
import { themeDiff } from '../rules/theme-diff.ts'
import type { Kind, Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'

/** The theme that visitors see. */
export interface LiveTheme extends Live {
  /** With what the back office does not offer. */
  theme: ThemeTokens
  content: ThemeContent
}

export type ThemeKind = Kind<ThemeContent, LiveTheme>

function storedContent(text: string): ThemeContent | null {
  const read = parseStored(themeContent, text)
  return 'value' in read ? read.value : null
}

/** What it takes to read a site's theme, its draft and its former versions. */
export const THEMES: Pick<ThemeKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> = {
  readDraft: storedContent,
  readRevision: storedContent,

  async live({ sites }, siteId) {
    const site = await sites.find(siteId)
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    const content = themeContentOf(site.theme)
    return {
      theme: site.theme,
      content,
      hash: hashOf(canonicalTheme(content)),
      isLive: true,
      title: 'Apparence du site',
    }
  },

  complete: ({ content }, draft) => draft ?? content,
}

/** The theme of a site: its look and colours. What is live of it is part of the site itself. */
export const themeKind = (): ThemeKind => ({
  ...themeDocuments,
  ...THEMES,

  writeDraft: (content) => JSON.stringify(content),
  over: (_held, sent) => sent,
  reduce: ({ content: live }, content) =>
    canonicalTheme(content) === canonicalTheme(live) ? null : content,
  names: async () => [{ key: THEME_DOCUMENT, name: 'Apparence du site' }],
  address: async (_live, { tree }) => (await tree('fr'))[0]?.path ?? '',
  shown: (_live, content) => content satisfies Pick<ThemeDraft, keyof ThemeContent>,

  write: ({ sites }, siteId, { theme }, content) =>
    sites.saveTheme(siteId, withThemeContent(theme, content)),
  stays: () => 'L’apparence ne se retire pas du site : changez-la.',
  problems: async (_stores, _siteId, content) =>
    THEME_MODES.flatMap((mode) => faults(content, mode)),
  findings: async (_look, content) => THEME_MODES.flatMap((mode) => unreadable(content, mode)),
  told: ({ content }) => content,

  revision: ({ content: live }, content) => JSON.stringify(content ?? live),
  hashOfRevision(text) {
    const content = storedContent(text)
    return content ? hashOf(canonicalTheme(content)) : ''
  },
  again: async (_stores, _siteId, _key, content) => content,
  changes: async (before, after) => themeDiff(before, after),
})

type Mode = (typeof THEME_MODES)[number]

const MODE_WORDS: Readonly<Record<Mode, string>> = { light: 'en clair', dark: 'en sombre' }

const faults = (content: ThemeContent, mode: Mode): DocumentProblem[] =>
  THEME_COLOURS.flatMap((name) => {
    const fault = colourFault(name, content[mode][name] ?? '#000')
    if (fault === null) return []
    return [
      {
        widgetId: null,
        widget: '',
        field: `${tokenLabel(name)}, ${MODE_WORDS[mode]}`,
        name: `${mode}.${name}`,
        message: `${fault}.`,
      },
    ]
  })

/** Pairs of colours that a visitor would read badly; a look's own stand where a theme sets none. */
function unreadable(content: ThemeContent, mode: Mode): Finding[] {
  const colours = { ...lookOf(content).colours[mode], ...content[mode] }
  const [first, ...others] = themeVerdicts(colours).filter(({ passes }) => !passes)
  if (first === undefined) return []
  const pair = `« ${tokenLabel(first.colour)} » sur « ${tokenLabel(first.ground)} »`
  const more =
    others.length === 0
      ? ''
      : others.length === 1
        ? ' et une autre paire'
        : ` et ${others.length} autres paires`
  return [
    {
      check: 'accessibility',
      severity: 'look',
      sentence: `Des visiteurs auront du mal à lire, ${MODE_WORDS[mode]} : ${pair}${more}. Choisissez des couleurs plus contrastées.`,
      widgetId: null,
      widget: '',
    },
  ]
}
