import { EXPIRED } from '#base/kit/time/expiry.ts'
import { memoize, roomFor, weakMemoize } from '#base/kit/memoize.ts'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import { withBlocks } from '#base/core/page/shared-block.ts'
import {
  canonicalQuery,
  joinedParams,
  type Params,
  PARAMS_OF_EVERY_PAGE,
  readParams,
} from '#base/core/page/page-params.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { registry } from '#app/widgets.ts'
import type { PageVisit } from './page-visit.ts'

export interface QueryDeps extends Pick<Gateway, 'editorialOf'> {
  clock(): Date
}

/**
 * The visit as the widgets see it: with the parameters alone that one of them reads, and in their
 * one spelling where the page may be kept, so that what is kept is what anybody else would get.
 */
export async function normalizeQuery(
  { editorialOf, clock }: QueryDeps,
  visit: PageVisit,
  page: Page,
  instances: readonly WidgetInstance[],
): Promise<PageVisit> {
  const { request } = visit
  const { url, reader, cacheTags } = request
  const all = await withBlocks(reader, instances, page.lang)
  const params = joinedParams([PARAMS_OF_EVERY_PAGE, ...all.map(paramsOf)])
  const withQuery = (query: Readonly<Record<string, unknown>>): PageVisit => ({
    ...visit,
    request: { ...request, url: { ...url, query } },
  })
  if (cacheTags === undefined) return withQuery(readParams(params, url.query))
  const asksForMotifs = Object.keys(url.query).some((name) => params[name] === 'motifs')
  const knownMotifs = asksForMotifs
    ? await motifCodes(editorialOf(reader.site, page.lang, reader.remember))
    : null
  const canonical = canonicalQuery(params, url.query, knownMotifs)
  cacheTags.tags.add(`page:${page.id}`)
  // Without the database the page still stands; nobody keeps it.
  cacheTags.articlesUntil = await reader.articlesUntil(clock()).catch(() => EXPIRED)
  cacheTags.shape = { params, knownMotifs }
  cacheTags.key = canonical?.key ?? null
  return withQuery(canonical?.query ?? readParams(params, url.query))
}

/** Topics that there are; `null` while nobody says. */
const motifCodes = (editorial: ArticleGateway): Promise<ReadonlySet<string> | null> =>
  editorial.subscribedMotifs().then(
    (motifs) => new Set(Object.keys(motifs)),
    () => null,
  )

/** Parameters that a widget reads, with the widgets inside it; by the instance, whose options are long. */
const paramsOf = weakMemoize(
  ({ type, version, options }: Pick<WidgetInstance, 'type' | 'version' | 'options'>): Params =>
    paramsOfType(type)(String(version))(options),
)

const room = roomFor(4_000_000)

/** Characters that a memoized function takes beside its answers. */
const A_MEMO = 100

/** By type, version and options as text: firms made from one template have the same ones. */
const paramsOfType = memoize(
  (type) =>
    memoize(
      (version) =>
        memoize(
          (options): Params => {
            const widget = registry.get(type)
            if (widget === undefined) return {}
            const inner = widget
              .nested(options, Number(version))
              .map((held) => paramsOf({ ...held, options: JSON.stringify(held.options) }))
            return joinedParams([widget.params(options, Number(version)), ...inner])
          },
          { room, sizeOf: estimateBytes },
        ),
      { room, sizeOf: () => A_MEMO },
    ),
  { room, sizeOf: () => A_MEMO },
)
