import type { FastifyBaseLogger } from 'fastify'
import type { Audited } from '#base/core/account.ts'
import { type ArticleChoice, choiceFor, isNoChoice } from '#base/core/article/article-choice.ts'
import type { ArticleListItem } from '#base/core/article/article.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Source } from '../providers/merge-sources.ts'
import type { ArticleChoices } from '../store/article-choices.ts'
import type { ArticleStore } from '../store/article-store.ts'
import { EVER } from '../store/article-writes.ts'

interface Stores {
  articleChoices: ArticleChoices
  articles: Pick<ArticleStore, 'idOfSlug' | 'find'>
}

/** What somebody chose for an article of a provider. */
interface Wish extends Pick<ArticleChoice, 'slug' | 'lang' | 'isHidden'> {
  opinion: { html: string; signature: string } | null
  pin: { until: string } | null
}

/** What choosing is handed. */
export interface ChoiceParts {
  clock(): Date
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string | Promise<string>
}

interface Choosing extends ChoiceParts {
  stores: Stores
  sources: readonly Source[]
  /** The transformation that the site asks its articles in. */
  xsl: string
}

/**
 * Keeps what the firm adds to an article of a provider; `null` when nothing is left of it.
 * @throws {Refused} `absent` when no provider knows the article now
 */
export async function chooseArticle(
  { stores, sources, xsl, clock, clean }: Choosing,
  siteId: number,
  { slug, lang, opinion, pin, isHidden }: Wish,
  audited: Audited<Stores>,
): Promise<ArticleChoice | null> {
  const choices = await stores.articleChoices.list(siteId)
  const known =
    (await ownArticle(stores, siteId, slug)) ??
    choiceFor(choices, { slug, externalKey: '' }) ??
    (await described(sources, slug, xsl))
  if (!known) {
    throw new Refused(
      'absent',
      'Aucun fournisseur ne connaît cet article en ce moment : réessayez plus tard.',
    )
  }
  const { externalKey, title } = known
  const before = choiceFor(choices, { slug, externalKey })
  const now = clock().toISOString()
  const html = opinion ? await clean(opinion.html) : ''
  const changed: ArticleChoice = {
    slug,
    externalKey,
    lang: before?.lang ?? lang,
    title,
    opinion: opinion && html !== '' ? { html, signature: opinion.signature.trim(), at: now } : null,
    pin: pin && { at: before?.pin?.at ?? now, until: pin.until },
    isHidden,
  }
  const note = {
    action: actionOf(before, changed),
    subject: `article:${slug}`,
    title,
    before: before ? told(before) : undefined,
    after: told(changed),
  }
  await audited(note, async (inside) => {
    // Chosen under a slug that it has no more.
    if (before && before.slug !== slug) {
      await inside.articleChoices.save(siteId, { ...before, ...NOTHING })
    }
    await inside.articleChoices.save(siteId, changed)
  })
  return isNoChoice(changed) ? null : changed
}

const NOTHING = { opinion: null, pin: null, isHidden: false } as const

/** What an own article is known by, also one that is to come; `null` for somebody else’s. */
export async function ownArticle(
  { articles }: Pick<Stores, 'articles'>,
  siteId: number,
  slug: string,
): Promise<{ title: string; externalKey: string } | null> {
  const id = await articles.idOfSlug(siteId, slug, EVER)
  return id === null ? null : articles.find(siteId, id, EVER)
}

/** Articles of all providers, hidden ones too, and the names of those that did not answer. */
export async function receivedArticles(
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
