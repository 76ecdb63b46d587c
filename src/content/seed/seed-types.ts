import type { LeadForm } from '#domain/lead.ts'

/**
 * The forms in which the demo firm is written: pages and articles as data, without an id.
 * Ids, nested-set numbers and links to pages are filled in by `seed.ts`.
 */

/** Widgets an author may place in a page of the demo; the options are those of the widget of that type. */
export type SeedWidget =
  | {
      type: 'rich-text'
      options: { html: string; style?: 'default' | 'lead' | 'boxed'; anchors?: boolean }
    }
  | { type: 'heading'; options: { text: string; level?: 2 | 3; eyebrow?: string; intro?: string } }
  | {
      type: 'accordion'
      options: { items: { title: string; html: string }[]; first_open?: boolean }
    }
  | {
      type: 'child-pages'
      options: {
        /** A path, or `self` for the children of the page that carries the widget. */
        parent: string
        layout: 'cards' | 'list' | 'compact'
        show_description?: boolean
        title?: string
      }
    }
  | {
      type: 'call-to-action'
      options: {
        title: string
        text: string
        tone?: 'tint' | 'strong'
        buttons: { text: string; link: string; style?: 'primary' | 'outline' }[]
      }
    }
  | {
      type: 'contact-card'
      options: {
        title: string
        /** `centre`, `gare`: one office; `all`: every office of the site. */
        office: string
        show_hours?: boolean
        show_plan?: boolean
      }
    }
  | {
      type: 'image'
      options: {
        src: string
        alt: string
        width: number
        height: number
        caption?: string
        credit?: string
      }
    }
  | {
      type: 'figures'
      options: { title?: string; text?: string; items: { value: string; label: string }[] }
    }
  | {
      type: 'team'
      options: { title: string; members: { name: string; role: string; text: string }[] }
    }
  | { type: 'map'; options: SeedMapOptions }
  | { type: 'video'; options: SeedVideoOptions }
  | { type: 'hero'; options: SeedHeroOptions }
  | { type: 'columns'; options: SeedColumnsOptions }
  | { type: 'icon-menu'; options: Record<string, unknown> }
  | { type: 'feed'; options: Record<string, unknown> }
  | {
      type: 'legal-text'
      options: { kind: 'mentions' | 'donnees' | 'cookies' | 'accessibilite' }
    }
  | { type: 'search-results'; options: { popular?: string[]; contact?: string } }
  | { type: 'lead-form'; options: SeedFormOptions }
  /** A tool with the form that sends its figures; `tool` is the last part of its page's path. */
  | { type: 'simulator'; options: { tool: string } }
  | { type: 'lead-answer'; options: { neutral?: string; back: string; back_text?: string } }
  | { type: 'newsletter'; options: { title?: string; intro?: string } }
  | { type: 'newsletter-unsubscribe'; options: { title?: string } }
  | { type: 'job-offer'; options: Record<string, string> }
  | {
      type: 'guide-contents'
      options: { layout?: 'full' | 'compact'; title?: string; request?: string }
    }
  | { type: 'guide-steps'; options: { place: 'start' | 'end' } }
  | { type: 'downloads'; options: SeedDownloadsOptions }
  | { type: 'site-map'; options: { depth?: number; title?: string } }
  | { type: 'agenda'; options: SeedAgendaOptions }
  | { type: 'glossary-index'; options: { title?: string; show_definitions?: boolean } }
  | { type: 'weekly-letter'; options: { title?: string; html: string } }
  | { type: 'useful-figures'; options: { group: string; title: string; text?: string } }

interface SeedDownloadsOptions {
  title?: string
  /** The site's guides, or documents written here. */
  source: 'own' | 'guides'
  documents?: SeedDocument[]
}

/** A PDF of the firm, made from a text. */
export interface SeedDocument {
  /** Name of the file without `.pdf`: `[a-z0-9-]`. */
  slug: string
  /** A sheet has one page, and its lists are to be ticked. */
  kind: 'sheet' | 'letter'
  label: string
  title: string
  description: string
  /** Day of the last reading, `yyyy-mm-dd`. */
  date: string
  html: string
}

interface SeedMapOptions {
  title: string
  office: string
  /** Decimal degrees. */
  latitude: string
  longitude: string
  scale: 'street' | 'town' | 'region'
  show_marker: boolean
  show_details: boolean
}

interface SeedVideoOptions {
  title: string
  text?: string
  src: string
  poster: string
  captions: { src: string; language: string; label: string }[]
  transcript?: string
}

interface SeedAgendaOptions {
  shown: 'next' | 'month'
  title?: string
  month?: number
  nb_items?: number
  show_details?: boolean
  show_filter?: boolean
  show_calendar?: boolean
}

/** Options of the hero of the home page. */
interface SeedHeroOptions {
  title: string
  text: string
  actions: { text: string; link: string; style?: 'primary' | 'outline' }[]
  image: string
  image_width: number
  image_height: number
  facts: { value: string; label: string }[]
}

/** Options of a form; `answer` is the path of the page that confirms it. */
interface SeedFormOptions {
  form: LeadForm
  answer: string
  title?: string
  intro?: string
  guide?: 'creation' | 'facturation' | 'patrimoine' | 'entrepreneur'
  /** Job or simulator; the page's name when absent. */
  subject?: string
  folded?: boolean
}

/** Columns hold other widgets, side by side from `md` up. */
interface SeedColumnsOptions {
  columns: { width: number; widgets: SeedWidget[] }[]
}

/** One page of the demo, found by its path. */
export interface SeedPage {
  /** Text of `<title>` before the firm's name: distinct, 20 to 60 characters. */
  title: string
  /** Meta description: one sentence or two, 90 to 160 characters, distinct. */
  description: string
  /** The only `<h1>`; the page's name when absent. */
  h1?: string
  /** Two to four words above the title, for example « Nos missions ». Absent: none, since the breadcrumb names the parent. */
  eyebrow?: string
  /** Introduction under the title: one or two sentences. */
  intro: string
  /** Motif codes of the page (`infos.testamotifs`). */
  motifs?: string[]
  widgets: SeedWidget[]
}

/** Pages by path. */
export type SeedPages = Record<string, SeedPage>

/** One own article of the demo. */
export interface SeedArticle {
  /** `[a-z0-9-]{1,200}`. */
  slug: string
  title: string
  summary: string
  motif: string
  /** Site to check the rule on, as a host name. */
  source: string
  /** Path on that site, when it is a stable well-known page; the site's root when absent. */
  sourceUrl?: string
  /** Body without the source line and the notice, which `seed.ts` adds. */
  html: string
}
