import { LRUCache } from 'lru-cache'
import type { Layout, ContentStore, Redirect, WidgetOwner } from '#content/store.ts'
import type { MediaFacts } from '#domain/media-file.ts'
import type { MenuData } from '#domain/menu.ts'
import type { Page, PageNode, WidgetInstance } from '#domain/page.ts'
import type { Language, Site } from '#domain/site.ts'
import type { Remember } from '#editorial/remembered.ts'
import { themePaths } from './found/theme-pages.ts'
import { switchedPages } from './switched-pages.ts'

/** What stored links are resolved with. */
export interface Addresses {
  /** Path of a page in a language, else in French. */
  paths: ReadonlyMap<number, string>
  /** Paths of the pages that are switched off, in every language. */
  off: ReadonlySet<string>
}

/**
 * What the pages of one site read, kept until its content changes. Pages that its settings switch
 * off are not there for whoever asks here: trees, paths, menus and translations lack them, and the
 * page itself is inactive (requirements L1).
 */
export interface SiteReader {
  site: Site
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
  redirect(path: string): Promise<Redirect | null>
  /** What the library knows of media, by path. */
  media(): Promise<ReadonlyMap<string, MediaFacts>>
  /** The slug of an own article that had another one; `null` when none had it. */
  slugNow(former: string, now: string): Promise<string | null>
  /** Motifs of the site's own articles, in their order. */
  motifs(): Promise<{ code: string; description: string }[]>
  /** Path of a motif's own page. */
  themes(lang: Language): Promise<ReadonlyMap<string, string>>
  /** Keeps any other answer that holds as long as the site's content. */
  remember: Remember
}

/** Finds the reader of a host. */
export type SiteReaders = (host: string) => Promise<SiteReader>

/** No site at all: an empty database that was never seeded. */
class NoSite extends Error {
  override name = 'NoSite'
}

const MAX_SITES = 1000
/** Answers that a reader keeps of one kind. */
const MAX_READS = 1000

interface Options {
  /** Milliseconds for which a site's version is believed without asking again; 0 asks each time. */
  recheck: number
  now(): number
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
}

/**
 * Readers over the store that remember what they read. Every write to a site raises its version;
 * a reader of an older version is dropped, at most `recheck` milliseconds after the write, also
 * when another process wrote.
 */
export function siteReaders(
  store: ContentStore,
  { recheck, now, providerSegment }: Options,
): SiteReaders {
  const hosts = new LRUCache<string, { siteId: number; until: number }>({ max: MAX_SITES })
  const readers = new LRUCache<number, { reader: SiteReader; version: number; until: number }>({
    max: MAX_SITES,
  })

  const readerOf = async (siteId: number): Promise<SiteReader> => {
    const kept = readers.get(siteId)
    if (kept && kept.until > now()) return kept.reader
    const version = await store.sites.version(siteId)
    if (kept?.version === version) {
      kept.until = now() + recheck
      return kept.reader
    }
    const site = await store.sites.find(siteId)
    if (!site) throw new NoSite(`Le site ${siteId} n’existe plus.`)
    site.settings.provider_segment ||= providerSegment
    const reader = siteReader(store, site)
    readers.set(siteId, { reader, version, until: now() + recheck })
    return reader
  }

  return async (host) => {
    const known = hosts.get(host)
    if (known && known.until > now()) return readerOf(known.siteId)
    const site = await store.sites.findByHost(host)
    if (!site) {
      throw new NoSite('Aucun site dans la base de données : relancez le logiciel pour la remplir.')
    }
    hosts.set(host, { siteId: site.id, until: now() + recheck })
    return readerOf(site.id)
  }
}

function siteReader(store: ContentStore, site: Site): SiteReader {
  const { id } = site
  const byLanguage = <T>(make: (lang: Language) => T): Record<Language, T> => ({
    fr: make('fr'),
    en: make('en'),
  })
  const switched = switchedPages(store, site)
  const pages = byLanguage((lang) =>
    once(async (pageId: number) => switched.shown(await store.pages.find(id, pageId, lang))),
  )
  const pageWidgets = byLanguage((lang) =>
    once((pageId: number) => store.widgets.of(id, { pageId, lang })),
  )
  const partWidgets = byLanguage((lang) => {
    const of = (part: LayoutPart) =>
      once((layoutId: number) => store.widgets.of(id, { layoutId, part, lang }))
    return {
      header: of('header'),
      footer: of('footer'),
      error404: of('error404'),
      signin: of('signin'),
    }
  })
  const motifs = once(() => store.articles.motifs(id))
  const ofOneMotif = once(() => store.pages.ofOneMotif(id))
  const media = once(() => store.media.facts(id))
  const reader: SiteReader = {
    site,
    page: once(async (path: string) => switched.shown(await store.pages.findByPath(id, path))),
    pageById: (pageId, lang) => pages[lang](pageId),
    tree: once((lang: Language) => switched.tree(lang)),
    paths: once(async (lang: Language) => {
      const trees = await Promise.all([reader.tree('fr'), reader.tree(lang)])
      return new Map(trees.flat().map((node) => [node.id, node.path]))
    }),
    translations: once(async (pageId: number) =>
      (await store.pages.translations(id, pageId)).filter(({ lang }) => switched.isPublished(lang)),
    ),
    widgets: (owner) =>
      'pageId' in owner
        ? pageWidgets[owner.lang](owner.pageId)
        : partWidgets[owner.lang][owner.part](owner.layoutId),
    widgetsOf: (lang, types) => store.widgets.onPages(id, lang, types),
    addresses: once(async (lang: Language) => ({
      paths: await reader.paths(lang),
      off: await switched.offPaths(),
    })),
    layout: once((layoutId: number) => store.layouts.find(id, layoutId)),
    menu: once(async (menuId: number) => switched.menu(await store.menus.find(id, menuId))),
    redirect: (path) => store.redirects.match(id, path),
    slugNow: (former, now) => store.articles.slugNow(id, former, now),
    motifs: () => motifs(''),
    media: () => media(''),
    themes: once(async (lang: Language) => {
      const [tree, all] = await Promise.all([reader.tree(lang), ofOneMotif('')])
      const inLanguage = all.filter((page) => page.lang === lang)
      return themePaths(tree, inLanguage, site.settings.news_page)
    }),
    remember: rememberer(),
  }
  return reader
}

type LayoutPart = Extract<WidgetOwner, { layoutId: number }>['part']

/** Answers a question once a key. */
function once<K extends string | number, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const remember = rememberer()
  return (key) => remember(String(key), () => read(key))
}

/**
 * Keeps answers, at most `MAX_READS`; a failed one is forgotten. A key names its question, so that
 * the type of a kept answer holds.
 */
function rememberer(): Remember {
  const known = new Map<string, Promise<unknown>>()
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const kept = known.get(key)
    if (kept !== undefined) return kept as Promise<T>
    const reading = read()
    if (known.size >= MAX_READS) known.clear()
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}
