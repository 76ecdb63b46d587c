import { LRUCache } from 'lru-cache'
import type { Stores } from '#app/stores.ts'
import type { LayoutPart } from '#base/core/page/page.ts'
import { polishedTree } from '#base/core/page/polished-page.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { polishedSite } from '#base/core/settings/polished-site.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import type { Remember, SiteReader, SiteReaders } from '#base/core/page/site-reader.ts'
import { openArticles } from '#features/articles/service/open-articles.ts'
import { readBlock } from '#features/publishing/service/read-block.ts'
import { shownTeam } from '#features/team/rules/shown-team.ts'
import { themePaths } from '#features/pages/service/theme-pages.ts'
import { staleOnTimeout } from '#base/platform/http/stale-on-timeout.ts'
import { featurePages } from '#features/pages/service/feature-pages.ts'

/** Readers that are told of writes. */
export interface NotifiedReaders extends SiteReaders {
  /** Something was written to a site, or to any: what is known is asked about at its next use. */
  changed(siteId: number | null): void
  /** The site of a host, as far as somebody has asked for it; nothing is read. */
  known(host: string): number | null
  /** When a site's host was last looked up; 0 when nobody asked. Of a page that was kept nothing is told. */
  visitedAt(siteId: number): number
  /** The site of a number. @throws when there is none */
  byId(siteId: number): Promise<SiteReader>
  /** Whether there is a site of that number. */
  isThere(siteId: number): Promise<boolean>
}

/** No site at all: an empty database that was never seeded. */
class NoSite extends Error {
  override name = 'NoSite'
}

/** Characters of the hosts whose site is known; anybody may ask under any name. */
const MAX_HOSTS = 2_000_000
const AN_ENTRY = 64
/** Answers that a reader keeps of one kind. */
const MAX_READS = 1000
/** Bytes that the readers of all sites may keep: those that were asked longest ago go first. */
const MAX_BYTES = 16 * 1024 ** 2

/** Bytes for when sites were last visited. */
const MAX_VISITS = 500_000

interface KnownReader {
  reader: SiteReader
  version: number
  until: number
  /** What it keeps, roughly. */
  bytes: number
}

interface Options {
  /** Milliseconds for which a site's version is believed without asking again; 0 asks each time. */
  recheck: number
  now(): number
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
  /** Told when the database stops answering (`true`) and when it answers again (`false`). */
  told?(isSilent: boolean, cause?: unknown): void
  /** Milliseconds for which a version is waited for when something is known already. */
  patience?: number
  /** Bytes that all readers together may keep, roughly; 16 MiB unless said. */
  maxBytes?: number
}

const MINUTE = 60_000

/** A page that was known is not kept waiting for longer. */
const PATIENCE = 1000

/**
 * Readers over the stores that remember what they read. Every write to a site raises its version;
 * a reader of an older version is dropped, at most `recheck` milliseconds after the write, also
 * when another process wrote. While the database does not answer, what was read goes on being shown.
 */
export function siteReaders(
  stores: Stores,
  {
    recheck,
    now,
    providerSegment,
    told = () => {},
    patience = PATIENCE,
    maxBytes = MAX_BYTES,
  }: Options,
): NotifiedReaders {
  const ifAnswered = staleOnTimeout({ patience, told })
  const hosts = new LRUCache<string, { siteId: number; until: number }>({
    maxSize: MAX_HOSTS,
    sizeCalculation: (_site, host) => host.length + AN_ENTRY,
  })
  const readers = new LRUCache<number, KnownReader>({
    maxSize: maxBytes,
    // One site alone never leaves no room: read anew each time it would be slow.
    sizeCalculation: ({ bytes }) => Math.min(Math.max(bytes, 1), Math.ceil(maxBytes / 2)),
  })

  const visits = new LRUCache<number, number>({
    maxSize: MAX_VISITS,
    sizeCalculation: () => AN_ENTRY,
  })

  const siteOf = (host: string): Promise<number> => siteOfHost(stores, host)
  const readAnew = async (siteId: number, kept?: KnownReader): Promise<KnownReader> => {
    const version = await stores.sites.version(siteId)
    if (kept?.version === version) return kept
    const site = await siteWith(stores, siteId, { providerSegment })
    const grew = (bytes: number): void => {
      known.bytes += bytes
      // One that was dropped or replaced meanwhile is not brought back.
      if (readers.peek(siteId) !== known) return
      // What is set again as it stands is not weighed again.
      readers.delete(siteId)
      readers.set(siteId, known)
    }
    const reader = siteReader(stores, site, { version, grew })
    const known: KnownReader = { reader, version, until: 0, bytes: estimateBytes(site) }
    return known
  }

  const readerOf = async (siteId: number): Promise<SiteReader> => {
    const kept = readers.get(siteId)
    if (kept && kept.until > now()) return kept.reader
    const known = kept
      ? await ifAnswered(() => readAnew(siteId, kept), kept)
      : await readAnew(siteId)
    known.until = now() + recheck
    if (known !== kept) readers.set(siteId, known)
    return known.reader
  }

  const find = async (host: string): Promise<SiteReader> => {
    const known = hosts.get(host)
    if (known && known.until > now()) return readerOf(known.siteId)
    const siteId = known ? await ifAnswered(() => siteOf(host), known.siteId) : await siteOf(host)
    visits.set(siteId, now())
    hosts.set(host, { siteId, until: now() + recheck })
    return readerOf(siteId)
  }
  return Object.assign(find, {
    visitedAt: (siteId: number) => visits.get(siteId) ?? 0,
    known: (host: string) => hosts.peek(host)?.siteId ?? null,
    byId: readerOf,
    isThere: (siteId: number) =>
      readerOf(siteId).then(
        () => true,
        (cause: unknown) => {
          if (cause instanceof NoSite) return false
          throw cause
        },
      ),
    changed(siteId: number | null) {
      // A site may have got a host of another one.
      for (const known of hosts.values()) known.until = 0
      for (const [id, known] of readers.entries()) {
        if (siteId === null || id === siteId) known.until = 0
      }
    },
  })
}

async function siteOfHost({ sites }: Pick<Stores, 'sites'>, host: string): Promise<number> {
  const siteId = await sites.idOfHost(host)
  if (siteId !== null) return siteId
  throw new NoSite('Aucun site dans la base de données : relancez le logiciel pour la remplir.')
}

/** A reader that nobody keeps, for work outside of any request. */
export async function siteReaderOf(
  stores: Stores,
  siteId: number,
  segment: Pick<Options, 'providerSegment'>,
): Promise<SiteReader> {
  const version = await stores.sites.version(siteId)
  return siteReader(stores, await siteWith(stores, siteId, segment), { version, grew: () => {} })
}

async function siteWith(
  stores: Pick<Stores, 'sites'>,
  siteId: number,
  { providerSegment }: Pick<Options, 'providerSegment'>,
): Promise<Site> {
  const site = await stores.sites.find(siteId)
  if (!site) throw new NoSite(`Le site ${siteId} n’existe plus.`)
  site.settings.provider_segment ||= providerSegment
  return polishedSite(site)
}

interface Reading {
  version: number
  /** Told of what was read and stays, in bytes. */
  grew(bytes: number): void
}

/** Asks for the next hour once, and again when it has come. */
function articlesUntil(
  next: (now: string) => Promise<string | null>,
): (now: Date) => Promise<Date | null> {
  let known: Promise<Date | null> | null = null
  return async (now) => {
    const before = await (known ?? null)
    if (known !== null && (before === null || before > now)) return before
    const asking = next(now.toISOString()).then((at) => (at === null ? null : endOfMinute(at)))
    known = asking
    asking.catch(() => (known = null))
    return asking
  }
}

/** Answers of a site's own articles are remembered to the end of a minute (`cache-answers.ts`). */
const endOfMinute = (instant: string): Date =>
  new Date(Math.ceil(Date.parse(instant) / MINUTE) * MINUTE)

const byLanguage = <T>(make: (lang: Language) => T): Record<Language, T> => ({
  fr: make('fr'),
  en: make('en'),
})

function siteReader(stores: Stores, site: Site, { version, grew }: Reading): SiteReader {
  const { id } = site
  const rememberer = () => rememberAnswers(grew)
  /** Answers a question once a key. */
  const once = <K extends string | number, T>(read: (key: K) => Promise<T>) => {
    const remember = rememberer()
    return (key: K): Promise<T> => remember(String(key), () => read(key))
  }
  const switched = featurePages(stores, site)
  const pages = byLanguage((lang) =>
    once(async (pageId: number) => switched.shown(await stores.pages.find(id, pageId, lang))),
  )
  const pageWidgets = byLanguage((lang) =>
    once((pageId: number) => stores.widgets.of(id, { pageId, lang })),
  )
  const partWidgets = byLanguage((lang) => {
    const of = (part: LayoutPart) =>
      once((layoutId: number) => stores.widgets.of(id, { layoutId, part, lang }))
    return {
      announcement: of('announcement'),
      header: of('header'),
      footer: of('footer'),
      error404: of('error404'),
      signin: of('signin'),
    }
  })
  const own = openArticles(stores.articles, site)
  const motifs = once(() => own.motifs())
  const media = once(() => stores.media.facts(id))
  const team = once(async () =>
    shownTeam(await stores.texts.allLive(id, 'person'), await media('')),
  )
  const reader: SiteReader = {
    site,
    version,
    page: once(async (path: string) => switched.shown(await stores.pages.findByPath(id, path))),
    pageById: (pageId, lang) => pages[lang](pageId),
    tree: once(async (lang: Language) => polishedTree(await switched.tree(lang))),
    paths: once(async (lang: Language) => {
      const trees = await Promise.all([reader.tree('fr'), reader.tree(lang)])
      return new Map(trees.flat().map((node) => [node.id, node.path]))
    }),
    translations: once((pageId: number) => switched.translations(pageId)),
    widgets: (owner) =>
      'pageId' in owner
        ? pageWidgets[owner.lang](owner.pageId)
        : partWidgets[owner.lang][owner.part](owner.layoutId),
    widgetsOf: (lang, types) => stores.widgets.onPages(id, lang, types),
    addresses: once(async (lang: Language) => {
      const [paths, french, off] = await Promise.all([
        reader.paths(lang),
        reader.tree('fr'),
        switched.offPaths(),
      ])
      const pair = (page: number, path: string): [string, string] => {
        const here = paths.get(page)
        return [path, here !== undefined && !off.has(here) ? here : path]
      }
      const byFrench = new Map(french.map(({ id: page, path }) => pair(page, path)))
      return { paths, byFrench, off }
    }),
    layout: once((layoutId: number) => stores.layouts.find(id, layoutId)),
    menu: once(async (menuId: number) => switched.menu(await stores.menus.find(id, menuId))),
    block: once(async (blockId: number) =>
      readBlock(await stores.texts.live(id, 'block', blockId)),
    ),
    redirect: (path) => stores.redirects.match(id, path),
    slugNow: own.slugNow,
    articlesUntil: articlesUntil((now) => stores.articles.holdUntil(id, now)),
    motifs: () => motifs(''),
    team: () => team(''),
    media: () => media(''),
    themes: once(async (lang: Language) =>
      themePaths(await reader.tree(lang), site.settings.news_page),
    ),
    remember: rememberer(),
  }
  return reader
}

/**
 * Keeps answers, at most `MAX_READS`; a failed one is forgotten. A key names its question, so that
 * the type of a kept answer holds.
 */
function rememberAnswers(grew: (bytes: number) => void): Remember {
  const known = new Map<string, Promise<unknown>>()
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const kept = known.get(key)
    if (kept !== undefined) return kept as Promise<T>
    const reading = read()
    if (known.size >= MAX_READS) known.clear()
    known.set(key, reading)
    reading.then(
      // Whoever asked does not wait until it is weighed.
      (answer) => setImmediate(() => grew(estimateBytes(key) + estimateBytes(answer))),
      () => known.delete(key),
    )
    return reading
  }
}
