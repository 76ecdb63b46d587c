import { LRUCache } from 'lru-cache'
import type { Layout, ContentStore, Redirect, WidgetOwner } from '#content/store.ts'
import type { MenuData } from '#domain/menu.ts'
import type { Page, PageNode, WidgetInstance } from '#domain/page.ts'
import type { Language, Site } from '#domain/site.ts'
import type { Remember } from '#editorial/remembered.ts'

/** What the pages of one site read, kept until its content changes. */
export interface SiteReader {
  site: Site
  page(path: string): Promise<Page | null>
  pageById(id: number, lang: Language): Promise<Page | null>
  tree(lang: Language): Promise<PageNode[]>
  /** Path of a page in a language, else in French. */
  paths(lang: Language): Promise<ReadonlyMap<number, string>>
  translations(id: number): Promise<{ lang: Language; path: string }[]>
  widgets(owner: WidgetOwner): Promise<WidgetInstance[]>
  layout(id: number): Promise<Layout | null>
  menu(id: number): Promise<MenuData | null>
  redirect(path: string): Promise<Redirect | null>
  /** Keeps any other answer that holds as long as the site's content. */
  remember: Remember
}

/** Finds the reader of a host. */
export type SiteReaders = (host: string) => Promise<SiteReader>

/** No site at all: an empty database that was never seeded. */
export class NoSite extends Error {
  override name = 'NoSite'
}

const MAX_SITES = 1000
const MAX_READS_A_SITE = 2000

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
  const reads = new LRUCache<string, Promise<unknown>>({ max: MAX_READS_A_SITE })

  /** One read a key; a failed one is forgotten. The key names the call, so the type holds. */
  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const kept = reads.get(key)
    if (kept) return kept as Promise<T>
    const reading = read()
    reads.set(key, reading)
    reading.catch(() => reads.delete(key))
    return reading
  }

  const reader: SiteReader = {
    site,
    page: (path) => once(`page ${path}`, () => store.pages.findByPath(id, path)),
    pageById: (pageId, lang) =>
      once(`page ${pageId} ${lang}`, () => store.pages.find(id, pageId, lang)),
    tree: (lang) => once(`tree ${lang}`, () => store.pages.tree(id, lang)),
    paths: (lang) =>
      once(`paths ${lang}`, async () => {
        const trees = await Promise.all([reader.tree('fr'), reader.tree(lang)])
        return new Map(trees.flat().map((node) => [node.id, node.path]))
      }),
    translations: (pageId) =>
      once(`translations ${pageId}`, () => store.pages.translations(id, pageId)),
    widgets: (owner) => once(`widgets ${JSON.stringify(owner)}`, () => store.widgets.of(id, owner)),
    layout: (layoutId) => once(`layout ${layoutId}`, () => store.layouts.find(id, layoutId)),
    menu: (menuId) => once(`menu ${menuId}`, () => store.menus.find(id, menuId)),
    redirect: (path) => store.redirects.match(id, path),
    remember: once,
  }
  return reader
}
