/** What a site's editorial content comes from. */
export const PROVIDERS = ['library', 'http', 'feeds'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/**
 * Setting `providers`: whose articles come first. An empty `order` means the server's own
 * (`PROVIDER`); `by_motif` names another order for a motif.
 */
export interface ProvidersSetting {
  order: ProviderName[]
  by_motif: Record<string, ProviderName[]>
}

/** A public feed that a site may show (requirements P1, P2, P3). */
export interface FeedSource {
  /** Short key, also part of its articles' slugs: `bofip`. */
  key: string
  /** Name shown beside its articles: « BOFiP ». */
  name: string
  url: string
  /** Off until switched on. */
  is_active: boolean
  /** A video channel's entries are videos, whatever their words. */
  kind: 'news' | 'video'
  /** Motifs of an entry that no keyword rule matches; none = such an entry is left out. */
  motifs: string[]
  /**
   * An entry with one of the words gets the motif; several rules may match. Accents and case do not
   * count, `cotis*` is what begins so.
   */
  keywords: { motif: string; words: string[] }[]
  /** Name of a Bootstrap icon. */
  icon: string
  /** Line that the licence asks for: « Licence Ouverte 2.0 ». */
  licence: string
  /** Minutes between two readings, at least 15. */
  interval: number
}
