import type { FontPairId, LookId } from './look.ts'
import type { SiteConstants, SiteSettings } from './settings/settings.ts'

/** Days on which an office is closed, both included, `2026-12-24`. */
export interface Closing {
  from: string
  until: string
  /** « Congés de fin d’année »; may be empty. */
  reason: string
}

/** An office of the firm, as contact cards and the footer show it. */
export interface Office {
  /** Short key used by widgets: `centre`, `gare`. */
  key: string
  name: string
  street: string
  postcode: string
  town: string
  phonetotext: string
  phonetolink: string
  /** Opening hours as lines of text: « Lundi au vendredi » → « 9 h – 12 h 30 ». */
  hours: { days: string; times: string }[]
  /** Said below the hours: « Le samedi sur rendez-vous ». */
  note?: string | undefined
  /** Days on which it is closed beside its hours, in their order. */
  closings?: Closing[] | undefined
  /** Path of the office's page. */
  page: number
  /** Drawn plan: base path without extension, under the site's media. */
  plan: string
  /** Itinerary on an outside map, as a plain link. */
  itinerary: string
  /** Where it stands, in degrees; both or neither. */
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Design tokens of a site: CSS custom properties without `--`, light and dark; and its look, the first one when absent. */
export interface ThemeTokens {
  look?: LookId | undefined
  /** Those of its look unless it says. */
  fonts?: FontPairId | undefined
  light: Record<string, string>
  dark: Record<string, string>
}

/** A site in a list of sites. */
export interface NamedSite {
  id: number
  name: string
  /** Empty while it has none. */
  host: string
}

/** A site: one firm's settings, constants, theme, languages and hosts (requirements A1). */
export interface Site {
  id: number
  name: string
  isDefault: boolean
  hosts: string[]
  settings: SiteSettings
  constants: SiteConstants
  /** The same as they are stored, of a site whose facts are polished to be drawn (`polished-site.ts`). */
  typed?: { constants: SiteConstants; settings: SiteSettings } | undefined
  offices: Office[]
  theme: ThemeTokens
}
