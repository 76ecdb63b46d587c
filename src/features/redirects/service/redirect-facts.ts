import type { PageStore } from '#features/pages/store/page-store.ts'
import { type Redirect, redirectTarget } from '#base/core/address/redirect.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { ListedRedirect } from '../contract/redirects.ts'
import { resolveLink } from '#base/core/address/link.ts'

/** What redirects are looked at with: who lives where. */
export interface Addresses {
  /** Active pages by path. */
  shown: ReadonlyMap<string, string>
  /** Their paths. */
  sorted: readonly string[]
  /** Inactive ones, which answer nobody, by path. */
  hidden: ReadonlyMap<string, string>
  /** Path of a page in a language, else in French. */
  pathOf(id: number, lang: 'fr' | 'en'): string | null
}

/** Reads the addresses of a site as they are saved. */
export async function addressesOf(
  stores: { pages: PageStore },
  reader: SiteReader,
): Promise<Addresses> {
  const siteId = reader.site.id
  const [fr, en, { off }] = await Promise.all([
    stores.pages.tree(siteId, 'fr'),
    stores.pages.tree(siteId, 'en'),
    reader.addresses('fr'),
  ])
  const nodes = [...fr, ...en]
  const isShown = ({ path, is_active }: (typeof nodes)[number]) => is_active && !off.has(path)
  const french = new Map(fr.map(({ id, path }) => [id, path]))
  const english = new Map(en.map(({ id, path }) => [id, path]))
  const shown = new Map(nodes.filter(isShown).map(({ path, name }) => [path, name]))
  return {
    shown,
    sorted: [...shown.keys()].toSorted(),
    hidden: new Map(nodes.filter((node) => !isShown(node)).map(({ path, name }) => [path, name])),
    pathOf: (id, lang) => (lang === 'en' ? english.get(id) : undefined) ?? french.get(id) ?? null,
  }
}

/** Where a redirect leads from a path, as an address; `null` when it leads nowhere. */
export const targetOf = (redirect: Redirect, path: string, { pathOf }: Addresses): string | null =>
  resolveLink(redirectTarget(redirect, path), (id) => pathOf(id, redirect.lang ?? 'fr'))

export const idOf = ({ kind, source }: Pick<Redirect, 'kind' | 'source'>): string =>
  `${kind}:${source}`

/** The redirect that an id names; `null` for what is no id. */
export function namedBy(id: string): Pick<Redirect, 'kind' | 'source'> | null {
  const [, kind, source] = /^(manual|moved):(\/.*)$/s.exec(id) ?? []
  return source === undefined ? null : { kind: kind === 'moved' ? 'moved' : 'manual', source }
}

/** A redirect with where it leads and why it may not do what it says. */
export function listed(redirect: Redirect, addresses: Addresses): ListedRedirect {
  const { source, destination, kind } = redirect
  const target = targetOf(redirect, source.replace(/\*$/, ''), addresses)
  return {
    id: idOf(redirect),
    source,
    destination,
    kind,
    target: target ?? '',
    problem: problemOf(redirect, target, addresses),
  }
}

/** Why a redirect does not do what it says; empty when it does. */
export function problemOf(
  { source, destination }: Pick<Redirect, 'source' | 'destination'>,
  target: string | null,
  { shown }: Addresses,
): string {
  const page = shown.get(source)
  if (page !== undefined) {
    return `La page « ${page} » répond à cette adresse : la redirection ne sert que si elle est retirée.`
  }
  if (target === null) return `« ${destination} » n’existe plus.`
  return ''
}

/** Pages that answer below a wildcard all the same, as a sentence; empty for none. */
export function caughtPages(source: string, { shown, sorted, hidden }: Addresses): string {
  if (!source.endsWith('*')) {
    const page = hidden.get(source)
    return page === undefined
      ? ''
      : `La page « ${page} », hors ligne, a cette adresse : ses visiteurs seront redirigés.`
  }
  const prefix = source.slice(0, -1)
  const start = firstFrom(sorted, (path) => path >= prefix)
  const count = firstFrom(sorted, (path) => path > prefix && !path.startsWith(prefix)) - start
  const [path = ''] = sorted.slice(start, start + 1)
  if (count === 0) return ''
  return count === 1
    ? `La page « ${shown.get(path)} » (${path}) continue de répondre.`
    : `${count} pages continuent de répondre, dont « ${shown.get(path)} » (${path}).`
}

/** Index of the first of sorted paths that is far enough, by halves. */
function firstFrom(sorted: readonly string[], isFar: (path: string) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isFar(sorted[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
