import type { Language } from '#base/kit/language.ts'
import type { MediaFacts } from '../media/media-file.ts'
import type { MenuData } from '../menu.ts'
import type { Layout, Page, PageNode, WidgetInstance, WidgetOwner } from './page.ts'
import type { SharedBlock } from './shared-block.ts'
import type { FirmPerson } from '../person.ts'
import type { Redirect } from '../address/redirect.ts'
import type { Site } from '../site.ts'

/** Keeps the answer to a question until whoever keeps it knows better; one question a key at once. */
export type Remember = <T>(key: string, read: () => Promise<T>) => Promise<T>

/** What stored links are resolved with. */
export interface Addresses {
  /** Path of a page in a language, else in French. */
  paths: ReadonlyMap<number, string>
  /** The same by the path that the page has in French. */
  byFrench: ReadonlyMap<string, string>
  /** Paths of the pages that are switched off or off line, in every language. */
  off: ReadonlySet<string>
}

/**
 * What the pages of one site read, kept until its content changes. Pages that its settings switch
 * off are not there for whoever asks here: trees, paths, menus and translations lack them, and the
 * page itself is inactive (requirements L1).
 */
export interface SiteReader {
  site: Site
  /** The site's version that everything here was read from, or a later one. */
  version: number
  page(path: string): Promise<Page | null>
  pageById(id: number, lang: Language): Promise<Page | null>
  tree(lang: Language): Promise<PageNode[]>
  /** Path of a page in a language, else in French. */
  paths(lang: Language): Promise<ReadonlyMap<number, string>>
  addresses(lang: Language): Promise<Addresses>
  translations(id: number): Promise<{ lang: Language; path: string }[]>
  widgets(owner: WidgetOwner): Promise<WidgetInstance[]>
  /** Instances of these types on pages of a language. */
  widgetsOf(
    lang: Language,
    types: readonly string[],
  ): Promise<(WidgetInstance & { pageId: number })[]>
  layout(id: number): Promise<Layout | null>
  menu(id: number): Promise<MenuData | null>
  /** A shared block that is live. */
  block(id: number): Promise<SharedBlock | null>
  redirect(path: string): Promise<Redirect | null>
  /** The team in its order, those who are online. */
  team(): Promise<readonly FirmPerson[]>
  /** What the library knows of media, by path. */
  media(): Promise<ReadonlyMap<string, MediaFacts>>
  /** The slug of an own article that had another one; `null` when none had it. */
  slugNow(former: string, now: string): Promise<string | null>
  /** Until when lists of articles hold, as far as time goes; `null` when it changes nothing. */
  articlesUntil(now: Date): Promise<Date | null>
  /** Motifs of the site's own articles, in their order, but for reserved ones. */
  motifs(): Promise<{ code: string; description: string }[]>
  /** Path of a motif's own page. */
  themes(lang: Language): Promise<ReadonlyMap<string, string>>
  /** Keeps any other answer that holds as long as the site's content. */
  remember: Remember
}

/** Finds the reader of a host. */
export type SiteReaders = (host: string) => Promise<SiteReader>
