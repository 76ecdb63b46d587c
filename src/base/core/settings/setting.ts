import type { Field, Fields } from '../field/fields.ts'

/** Whose part of the back office a setting is, and so which rights it asks for. */
export type SettingArea = 'firm' | 'settings' | 'feeds'

/** Settings that are read, checked and saved together, and where: `path` is below `/admin`. */
export const SETTING_GROUPS = {
  identity: { area: 'firm', label: 'Le cabinet', path: '/cabinet' },
  brand: { area: 'firm', label: 'Logo', path: '/cabinet/logo' },
  legal: { area: 'firm', label: 'Identité légale', path: '/cabinet/identite-legale' },
  share: { area: 'firm', label: 'Boutons de partage', path: '/cabinet/partage' },
  requests: { area: 'firm', label: 'Demandes', path: '/cabinet/demandes' },
  mails: { area: 'firm', label: 'Courriels', path: '/cabinet/courriels' },
  titles: { area: 'firm', label: 'Titres des pages', path: '/cabinet/titres' },
  deadlines: { area: 'firm', label: 'Calendrier des échéances', path: '/cabinet/echeances' },
  found: { area: 'firm', label: 'Recherche du site', path: '/cabinet/recherche' },
  figures: { area: 'firm', label: 'Chiffres utiles', path: '/chiffres' },
  languages: { area: 'settings', label: 'Langues', path: '/reglages/langues' },
  pages: { area: 'settings', label: 'Pages du site', path: '/reglages' },
  search: { area: 'settings', label: 'Moteurs de recherche', path: '/reglages/moteurs' },
  trade: { area: 'settings', label: 'Métier', path: '/reglages/metier' },
  articles: { area: 'settings', label: 'Articles et vidéos', path: '/reglages/articles' },
  glossary: { area: 'settings', label: 'Lexique', path: '/reglages/lexique' },
  address: { area: 'settings', label: 'Adresse du site', path: '/reglages/adresse' },
  templates: { area: 'settings', label: 'Gabarits', path: '/reglages/gabarits' },
  advanced: { area: 'settings', label: 'Avancé', path: '/reglages/avance' },
  provider: { area: 'feeds', label: 'Fournisseur d’articles', path: '/sources/fournisseur' },
  sources: { area: 'feeds', label: 'Flux publics', path: '/sources/flux' },
} as const satisfies Record<string, { area: SettingArea; label: string; path: string }>

export type SettingGroup = keyof typeof SETTING_GROUPS

/** That a page never tells it (requirements A6, L1). */
export interface OnServer {
  isPrivate: true
}

/** A field of a group of settings. */
export type Setting<T> = Field<T> & { group: SettingGroup } & Partial<OnServer>

/** A group's settings, or its constants: its form, in the order in which it shows them. */
export const settingsOf = <const F extends Fields>(
  group: SettingGroup,
  fields: F,
): { [K in keyof F]: F[K] & { group: SettingGroup } } => eachOf(fields, { group })

/** Settings that stay on the server. */
export const onServer = <const F extends Fields>(fields: F): { [K in keyof F]: F[K] & OnServer } =>
  eachOf(fields, { isPrivate: true })

function eachOf<F extends Fields, M>(fields: F, more: M): { [K in keyof F]: F[K] & M } {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, ...more }])
  // The same names with the same fields.
  return Object.fromEntries(entries) as { [K in keyof F]: F[K] & M }
}
