import type { PageSwitch } from './feature-pages.ts'

/** A page that a switch makes appear or vanish, with all that is under it. */
export interface SwitchedFact {
  name: string
  path: string
  /** Pages under it. */
  below: number
}

/** `GET /settings/facts`: what the settings do to the site as it stands. */
export interface SettingsFacts {
  /** What the legal identity still lacks; while there is any, search engines are kept away. */
  legalGaps: string[]
  /** Pages by the switch they hang on. */
  switched: Partial<Record<PageSwitch, SwitchedFact[]>>
  /** What titles are made of. */
  titles: { nomcabinet: string; localite: string; client_type: string; town: string }
  /** Pages that exist in English. */
  englishPages: number
  /** Base of absolute addresses, and whether the server gives it (`PUBLIC_URL`). */
  origin: string
  isOriginFixed: boolean
  /** What the server uses when the site says nothing: no token is told. */
  defaults: { providers: string[]; segment: string }
}
