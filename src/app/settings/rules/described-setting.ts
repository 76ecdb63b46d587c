import type { DescribedField, FieldKind } from '#base/core/field/described-field.ts'

/** Whose part of the back office a setting is, and so which rights it asks for. */
export type SettingArea = 'firm' | 'settings' | 'feeds'

/** Settings that are read, checked and saved together. */
export const SETTING_GROUPS = {
  identity: { area: 'firm', label: 'Le cabinet' },
  legal: { area: 'firm', label: 'Identité légale' },
  share: { area: 'firm', label: 'Boutons de partage' },
  titles: { area: 'firm', label: 'Titres des pages' },
  figures: { area: 'firm', label: 'Chiffres utiles' },
  languages: { area: 'settings', label: 'Langues' },
  pages: { area: 'settings', label: 'Pages du site' },
  search: { area: 'settings', label: 'Moteurs de recherche' },
  trade: { area: 'settings', label: 'Métier' },
  articles: { area: 'settings', label: 'Articles et vidéos' },
  glossary: { area: 'settings', label: 'Lexique' },
  address: { area: 'settings', label: 'Adresse du site' },
  templates: { area: 'settings', label: 'Gabarits' },
  advanced: { area: 'settings', label: 'Avancé' },
  provider: { area: 'feeds', label: 'Fournisseur d’articles' },
  sources: { area: 'feeds', label: 'Flux publics' },
} as const satisfies Record<string, { area: SettingArea; label: string }>

export type SettingGroup = keyof typeof SETTING_GROUPS

/** A member of a setting: a day is stored as `yyyy-mm-dd`, lines as a list of texts. */
export interface SettingField extends Omit<DescribedField, 'format' | 'members'> {
  format?: 'day' | 'lines'
  members?: SettingField[]
}

/**
 * A setting or a constant of a site as the back office and the documentation present it (requirements
 * L1). `own-screen` is drawn by a screen of its own; a `switch` is stored as `1`, or `0` when off.
 */
export interface DescribedSetting {
  group: SettingGroup
  kind: FieldKind | 'own-screen'
  /** French, as everybody who presents it says it. */
  label: string
  help: string
  /** What the demo site has, as it is stored; `null` for what is too long to show. */
  demo: string | null
  /** Values and French labels of a choice. */
  choices?: Readonly<Record<string, string>>
  /** Members of a group. */
  members?: readonly SettingField[]
  /** A key or a token: whether there is one is told, never which. */
  isSecret?: true
  /** Written by the program alone. */
  isReadOnly?: true
  /** Kept because it is prescribed (requirements L1), though nothing reads it. */
  isWithoutEffect?: true
}

/** A setting that is on with `1` and off with anything else. */
export const onOff = (
  group: SettingGroup,
  label: string,
  help: string,
  demo: '0' | '1' = '1',
): DescribedSetting => ({ group, kind: 'switch', label, help, demo })

/** A line of text of a group. */
export const lineField = (name: string, label: string, help?: string): SettingField => ({
  name,
  kind: 'text',
  label,
  default: '',
  ...(help === undefined ? {} : { help }),
})
