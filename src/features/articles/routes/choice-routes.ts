import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type ArticleChoice, isNoChoice, isPinned } from '#base/core/article/article-choice.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import type { ArticleListItem } from '#base/core/article/article.ts'
import { fold } from '#base/kit/text/fold.ts'
import { originOf } from '../rules/indexing.ts'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import type { Source } from '../providers/merge-sources.ts'
import type { Gateway } from '../service/gateway.ts'
import { Refused } from '#base/kit/refused.ts'
import type { ArticleChoices } from '../store/article-choices.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import type { ArticleRoutes } from './article-routes.ts'
import { articlePath } from './shown-article.ts'

const filter = z.strictObject({
  q: z.string().max(200).optional(),
  motif: z.string().regex(MOTIF_CODE).optional(),
  lang: z.enum(['fr', 'en']).default('fr'),
  choice: z.enum(['opinion', 'pinned', 'hidden']).optional(),
  origin: z.enum(['own', 'provider', 'feed']).optional(),
})

const slug = z.object({ slug: z.string().refine(isSlug, 'Ce n’est pas une adresse d’article.') })

const choice = z.strictObject({
  lang: z.enum(['fr', 'en']).default('fr'),
  opinion: z
    .strictObject({ html: z.string().max(20_000), signature: z.string().max(120) })
    .nullable(),
  pin: z
    .strictObject({
      until: z.union([
        z.literal(''),
        z.iso.datetime().transform((text) => new Date(text).toISOString()),
      ]),
    })
    .nullable(),
  isHidden: z.boolean(),
})

interface Stores {
  articleChoices: ArticleChoices
}

export type ChoiceRoutes = ArticleRoutes &
  Pick<Gateway, 'plainSources'> & { stores: Stores; logger: FastifyBaseLogger }

/** Articles of all providers with what the firm adds to them. */
export function choiceRoutes(route: DefineRoute<Stores>, deps: ChoiceRoutes): void {
  const { stores, clock, clean } = deps
  const now = () => clock().toISOString()

  route({
    method: 'GET',
    path: '/received-articles',
    right: 'articles.read',
    query: listQuery(filter, ['published']),
    async handle({ siteId, reader, query }) {
      const { lang, motif, q, choice: wanted, origin } = query.filter
      const choices = new Map(
        (await stores.articleChoices.list(siteId)).map((one) => [one.slug, one]),
      )
      const found = await received({ ...deps, siteId }, deps.plainSources(reader.site, lang), motif)
      const listed = new Set(found.articles.map((article) => article.slug))
      const words = fold(q ?? '').split(' ')
      const all = [
        ...found.articles.map((article) => ({
          id: article.slug,
          title: article.title,
          motifs: article.motifs,
          publishedAt: article.datePublished ?? article.dateUpdate,
          origin: originOf(article) as string,
          source: article.source?.name ?? '',
          choice: choices.get(article.slug) ?? null,
        })),
        // What a provider does not list any more can still be taken back.
        ...[...choices.values()]
          .filter((one) => one.lang === lang && !listed.has(one.slug) && motif === undefined)
          .map((one) => ({
            id: one.slug,
            title: one.title,
            motifs: [],
            publishedAt: '',
            origin: '',
            source: '',
            choice: one,
          })),
      ].filter(
        (article) =>
          words.every((word) => fold(`${article.title} ${article.id}`).includes(word)) &&
          (origin === undefined || article.origin === origin) &&
          isWanted(wanted, article.choice, now()),
      )
      const { data, total } = pageOf(all, query)
      const withPaths = data.map(async (article) => ({
        ...article,
        path: await articlePath(reader, { lang, motifs: article.motifs, slug: article.id }),
      }))
      return { data: await Promise.all(withPaths), total, failed: found.failed }
    },
  })

  route({
    method: 'PUT',
    path: '/received-articles/:slug',
    right: 'articles.publish',
    params: slug,
    body: choice,
    async handle(call) {
      const { siteId, reader, params, body } = call
      const before = (await stores.articleChoices.list(siteId)).find(
        (one) => one.slug === params.slug,
      )
      const sources = deps.plainSources(reader.site, body.lang)
      const known = before ?? (await described(sources, params.slug, reader.site.settings.xsl_code))
      if (!known) {
        throw new Refused(
          'absent',
          'Aucun fournisseur ne connaît cet article en ce moment : réessayez plus tard.',
        )
      }
      const html = body.opinion ? await clean(body.opinion.html) : ''
      const changed: ArticleChoice = {
        slug: params.slug,
        externalKey: known.externalKey,
        lang: before?.lang ?? body.lang,
        title: known.title,
        opinion:
          body.opinion && html !== ''
            ? { html, signature: body.opinion.signature.trim(), at: now() }
            : null,
        pin: body.pin && { at: before?.pin?.at ?? now(), until: body.pin.until },
        isHidden: body.isHidden,
      }
      const note = {
        action: actionOf(before ?? null, changed),
        subject: `article:${params.slug}`,
        title: known.title,
        before: before ? told(before) : undefined,
        after: told(changed),
      }
      await call.audited(note, (inside) => inside.articleChoices.save(siteId, changed))
      return { id: params.slug, choice: isNoChoice(changed) ? null : changed }
    },
  })
}

/** Articles of all providers, hidden ones too, and the names of those that did not answer. */
async function received(
  { logger, siteId }: { logger: FastifyBaseLogger; siteId: number },
  sources: readonly Source[],
  motif: string | undefined,
): Promise<{ articles: ArticleListItem[]; failed: string[] }> {
  const failed: string[] = []
  const lists = await Promise.all(
    sources.map(async ({ name, editorial, supplies }) => {
      try {
        const subscribed = Object.keys(await editorial.subscribedMotifs()).filter(supplies)
        const motifs =
          motif === undefined ? subscribed : subscribed.filter((code) => code === motif)
        if (motifs.length === 0) return []
        const asked = { motifs: motifs.slice(0, 50), perPage: PAGINATION_CAP, page: 1 } as const
        return (await editorial.listByMotifs({ ...asked, size: 'xbig' })).articles
      } catch (cause) {
        logger.warn(
          { err: cause, site: siteId },
          `Le fournisseur « ${name} » n’a pas donné ses articles.`,
        )
        failed.push(name)
        return []
      }
    }),
  )
  const articles = new Map<string, ArticleListItem>()
  for (const article of lists.flat()) {
    if (!articles.has(article.slug)) articles.set(article.slug, article)
  }
  const newest = [...articles.values()].toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  return { articles: newest, failed }
}

const dateOf = ({ datePublished, dateUpdate }: ArticleListItem): string =>
  datePublished ?? dateUpdate

/** What an article is known by at its provider. */
async function described(
  sources: readonly Source[],
  wanted: string,
  xsl: string,
): Promise<{ title: string; externalKey: string } | null> {
  for (const { editorial } of sources) {
    try {
      const id = await editorial.articleId(wanted)
      const article = id === null ? null : await editorial.article({ id, xsl, size: 'xbig' })
      if (article) return { title: article.title, externalKey: article.externalKey }
    } catch {
      // One that is silent may not be the one that has it.
    }
  }
  return null
}

function isWanted(
  wanted: 'opinion' | 'pinned' | 'hidden' | undefined,
  found: ArticleChoice | null,
  now: string,
): boolean {
  switch (wanted) {
    case undefined:
      return true
    case 'opinion':
      return found !== null && found.opinion !== null
    case 'pinned':
      return found !== null && isPinned(found, now)
    case 'hidden':
      return found?.isHidden === true
  }
}

const told = ({ opinion, pin, isHidden }: ArticleChoice) => ({
  avis: opinion?.html ?? '',
  signature: opinion?.signature ?? '',
  epingle_jusqu_au: pin ? pin.until || 'sans fin' : '',
  masque: isHidden,
})

/** The verb of the log: what has changed most. */
function actionOf(before: ArticleChoice | null, after: ArticleChoice): string {
  if ((before?.isHidden ?? false) !== after.isHidden) {
    return after.isHidden ? 'article.hide' : 'article.show'
  }
  if (((before?.pin ?? null) === null) !== (after.pin === null)) {
    return after.pin ? 'article.pin' : 'article.unpin'
  }
  return 'article.opinion'
}
