import type { DatedFigure } from './dated-figure.ts'
import type { FeedSource, ProvidersSetting } from './feed-source.ts'
import type { LegalSetting } from './legal-setting.ts'

/** A share button's label by network, under a common title (requirements I7). */
export interface ShareSetting {
  title: string
  facebook: string
  twitter: string
  linkedin: string
  copy: string
  email: string
}

/**
 * What the title of a document is made of: `{title}`, `{nomcabinet}`, `{localite}`, `{town}` of an
 * office and `{trade}`, what the firm is by its `client_type`.
 */
interface TitlePatterns {
  /** Of the home page and of offices' pages, as long as nobody wrote a title for them. */
  home: string
  office: string
  /** Of every other page, and of those whose title somebody wrote. */
  page: string
}

/** Settings of a site, spelled as they are stored (requirements L1). */
export interface SiteSettings {
  basedoc_en: string
  beTesta: string
  client_im: string
  client_type: string
  first_time: string
  gmap_key: string
  guide_creation: string
  guide_creation_send_paper: string
  guide_entrepreneur: string
  guide_entrepreneur_send_paper: string
  guide_facturation: string
  guide_facturation_send_paper: string
  guide_patrimoine: string
  guide_patrimoine_send_paper: string
  id_client: string
  kiosque: string
  lead_projet: string
  lead_rappel: string
  lead_rdv: string
  option_seo: string
  pack_crea: string
  pack_secteur: string
  share: ShareSetting
  site_email: string
  site_name: string
  site_ndd: string
  site_theme: string
  site_theme_version: string
  site_indexable: string
  site_type: string
  /** `{provider}` of the five calls (requirements G1). */
  provider_segment: string
  /** Sizes and transform code of the editorial calls (requirements E1). */
  image_size_list: string
  image_size_article: string
  xsl_code: string
  /** Paths of the pages that carry all news and all videos (requirements D11). */
  news_page: number
  videos_page: number
  /** Whose articles come first. */
  providers: ProvidersSetting
  /** Address, token and media address of the HTTP provider; empty = the server's own (`PROVIDER_*`). */
  provider_url: string
  provider_token: string
  provider_media_url: string
  /** Public feeds that the site may show. */
  feed_sources: FeedSource[]
  /** What the legal pages are made of. */
  legal: LegalSetting
  /** Figures that change with the law, by key and period; too many to embed in a page. */
  useful_figures: DatedFigure[]
  /** `1`: texts explain the terms of the glossary where they first meet them. */
  glossary_tooltips: string
  /** The page whose children are the terms of the glossary. */
  glossary_page: number
  /** Motifs whose articles search engines may keep although they are somebody else's (requirements P5). */
  indexed_motifs: string[]
  /** Name of the contract's provider as it may be shown: whose articles they are. */
  provider_name: string
  /** What `<title>` is made of. */
  title_patterns: TitlePatterns
}

/** Settings that stay on the server (requirements L1). */
export const PRIVATE_SETTINGS = [
  'gmap_key',
  'site_email',
  'client_im',
  'first_time',
  'providers',
  'provider_url',
  'provider_token',
  'provider_media_url',
  'feed_sources',
  'legal',
  'useful_figures',
  'indexed_motifs',
  'provider_name',
  'title_patterns',
] as const

/** Settings that a page may embed. */
export type PublicSettings = Omit<SiteSettings, (typeof PRIVATE_SETTINGS)[number]>

/** Drops what a visitor must not see (requirements A6). */
export function publicSettings(settings: SiteSettings): PublicSettings {
  const {
    gmap_key: _map,
    site_email: _mail,
    client_im: _im,
    first_time: _first,
    providers: _providers,
    provider_url: _url,
    provider_token: _token,
    provider_media_url: _mediaUrl,
    feed_sources: _sources,
    legal: _legal,
    useful_figures: _figures,
    indexed_motifs: _indexed,
    provider_name: _provider,
    title_patterns: _titles,
    ...open
  } = settings
  return open
}

/** Constants of a site (requirements L1). */
export interface SiteConstants {
  nomcabinet: string
  phonetotext: string
  phonetolink: string
  localite: string
  version_dump: string
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

/** Design tokens of a site: CSS custom properties without `--`, light and dark. */
export interface ThemeTokens {
  light: Record<string, string>
  dark: Record<string, string>
}

/** A site: one firm's settings, constants, theme, languages and hosts (requirements A1). */
export interface Site {
  id: number
  name: string
  isDefault: boolean
  hosts: string[]
  settings: SiteSettings
  constants: SiteConstants
  offices: Office[]
  theme: ThemeTokens
}
