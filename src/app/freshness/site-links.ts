import type { Stores } from '#app/stores.ts'
import { type Use, usePlace } from '#base/core/field/used-in.ts'
import type { Site } from '#base/core/site.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { shownHost } from '#features/links/rules/checkable-addresses.ts'
import { isDead, reasonWords } from '#features/links/rules/link-state.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { DeadLink } from './to-look-at.ts'

interface LinkParts {
  stores: Pick<Stores, 'pages' | 'articleWrites' | 'links' | 'usesBy'>
  widgets: Widgets
}

/** Dead links of a site that are told; a provider that moved has many. */
const MOST_TOLD = 30

/** Addresses elsewhere that visitors of a site can follow, as they are written. */
export async function writtenLinks(
  { stores, widgets }: LinkParts,
  site: Pick<Site, 'id'>,
  now: Date,
): Promise<string[]> {
  const [written, isSeen] = await Promise.all([
    stores.usesBy(widgets).ofKind(everything(site.id), 'web'),
    seenBy(stores, site.id, now),
  ])
  return [...written].flatMap(([address, uses]) => (uses.some(isSeen) ? [address] : []))
}

/** Links of a site that lead nowhere, at each place where one is still written, those that have for the longest first. */
export async function deadLinks(
  { stores, widgets }: LinkParts,
  site: Pick<Site, 'id'>,
  now: Date,
): Promise<DeadLink[]> {
  const dead = (await stores.links.failing(site.id)).filter(isDead).slice(0, MOST_TOLD)
  if (dead.length === 0) return []
  const targets = dead.map(({ address }) => ({ kind: 'web' as const, ref: address }))
  const [written, isSeen] = await Promise.all([
    stores.usesBy(widgets).ofEach(everything(site.id), targets),
    seenBy(stores, site.id, now),
  ])
  return dead.flatMap(({ address, reason, failedOn }) =>
    (written.get(address) ?? []).filter(isSeen).map((use) => ({
      host: shownHost(address),
      reason: reasonWords(reason),
      since: failedOn,
      name: usePlace(use),
      to: use.href,
    })),
  )
}

/** Nobody looks on here: who may open a place is asked where it is told. */
const everything = (siteId: number) => ({ siteId, session: { role: 'super-admin' as const } })

/** What visitors see of a site beside its pages and articles. */
const SEEN: ReadonlySet<Use['kind']> = new Set(['layout', 'menu', 'block', 'person', 'opinion'])

/** Which places visitors come to: no draft, no page that is off, no article that is to come. */
async function seenBy(
  stores: LinkParts['stores'],
  siteId: number,
  now: Date,
): Promise<(use: Use) => boolean> {
  const [articles, ...pages] = await Promise.all([
    stores.articleWrites.list(siteId),
    ...LANGUAGES.map((lang) => stores.pages.records(siteId, lang)),
  ])
  const at = now.toISOString()
  const open = new Set([
    ...pages.flat().flatMap(({ id, lang, is_active }) => (is_active ? [`page ${id} ${lang}`] : [])),
    ...articles.flatMap(({ id, publishedAt }) => (publishedAt <= at ? [`article ${id} `] : [])),
  ])
  return ({ kind, ref, lang, isDraft }) =>
    !isDraft && (SEEN.has(kind) || open.has(`${kind} ${ref} ${lang}`))
}
