import type { Transaction } from 'kysely'
import { ContentError } from '#base/core/content-error.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { ARTICLES } from '#base/platform/db/site-changes.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { ReportFault } from '#base/platform/db/stored-json.ts'
import { createArticleStore, writeArticle } from './article-store.ts'
import type { ArticleSummary } from './article-work.ts'
import type { ArticleTables } from './article-tables.ts'
import { motifsOf, type StoredArticle } from './stored-article.ts'
import { languageOf } from '#base/kit/language.ts'

/** Far beyond every instant: whatever is live is found, also what is to come. */
export const EVER = '9999-12-31T23:59:59.999Z'

/** What visitors may see of own articles, at once or from its date on, as their editors change it. */
export function createArticleWrites(db: Db<ArticleTables>, report: ReportFault) {
  const { find } = createArticleStore(db, report)
  return {
    /** A number that no article of the site has or had. */
    reserveId: (siteId: number): Promise<number> =>
      inTransaction(db, (trx) => reservedId(trx, siteId)),

    /** An article that is live or to come. */
    find: async (siteId: number, id: number): Promise<StoredArticle | null> =>
      isId(id) ? find(siteId, id, EVER) : null,

    /** All of them, without their texts. */
    async list(siteId: number): Promise<LiveSummary[]> {
      const rows = await db
        .selectFrom('article')
        .select(['id', 'lang', 'title', 'slug', 'motifs', 'date_published', 'date_update'])
        .where('site_id', '=', siteId)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        lang: languageOf(row.lang),
        title: row.title,
        slug: row.slug,
        motifs: motifsOf(row.motifs),
        publishedAt: row.date_published,
        updatedAt: row.date_update,
      }))
    },

    /** What is live and holds a word, given in lower case, with all that it says. */
    async saying(
      siteId: number,
      word: string,
    ): Promise<{ id: number; title: string; summary: string; html: string }[]> {
      return await db
        .selectFrom('article')
        .select(['id', 'title', 'summary', 'html'])
        .where('site_id', '=', siteId)
        .where((where) =>
          where.or(
            (['title', 'summary', 'html'] as const).map((column) =>
              where(where.fn('lower', [column]), 'like', `%${word}%`),
            ),
          ),
        )
        .orderBy('id')
        .execute()
    },

    /**
     * Makes `article` what visitors see. A slug that it had leads to it from now on.
     * @throws ContentError when another article has its slug
     */
    publish: (siteId: number, article: StoredArticle): Promise<void> =>
      writeSite(db, siteId, (trx) => putLive(trx, siteId, article), ARTICLES),

    /** Takes an article off the site. */
    async unpublish(siteId: number, id: number): Promise<void> {
      await writeSite(
        db,
        siteId,
        (trx) =>
          trx.deleteFrom('article').where('site_id', '=', siteId).where('id', '=', id).execute(),
        ARTICLES,
      )
    },

    /** The slug that a live article has, and those it had, which lead to it. */
    slugs: (siteId: number, id: number): Promise<string[]> => slugsOf(db, siteId, id),

    /** Whether another article that is live has a slug. */
    async isTaken(siteId: number, slug: string, exceptId: number): Promise<boolean> {
      const owner = await db
        .selectFrom('article')
        .select('id')
        .where('site_id', '=', siteId)
        .where('slug', '=', slug)
        .where('id', '!=', exceptId)
        .executeTakeFirst()
      return owner !== undefined
    },
  }
}

async function slugsOf(db: Db<ArticleTables>, siteId: number, id: number): Promise<string[]> {
  const [live, former] = await Promise.all([
    db
      .selectFrom('article')
      .select('slug')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute(),
    db
      .selectFrom('former_slug')
      .select('slug')
      .where('site_id', '=', siteId)
      .where('article_id', '=', id)
      .execute(),
  ])
  return live.length === 0 ? [] : [...live, ...former].map(({ slug }) => slug)
}

async function reservedId(trx: Transaction<ArticleTables>, siteId: number): Promise<number> {
  const { id: highest } = await trx
    .selectFrom('article')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const site = await trx
    .updateTable('site')
    .set((eb) => ({ last_article_id: eb('last_article_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_article_id')
    .executeTakeFirst()
  if (site === undefined) throw new ContentError(`Le site ${siteId} n’existe pas.`)
  if (site.last_article_id > Number(highest ?? 0)) return site.last_article_id
  const last_article_id = Number(highest) + 1
  await trx.updateTable('site').set({ last_article_id }).where('id', '=', siteId).execute()
  return last_article_id
}

async function putLive(
  trx: Transaction<ArticleTables>,
  siteId: number,
  article: StoredArticle,
): Promise<void> {
  const { id, slug } = article
  const former = await trx
    .selectFrom('article')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  await writeArticle(trx, siteId, article)
  await trx
    .deleteFrom('former_slug')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .execute()
  if (former !== undefined && former.slug !== slug) {
    await leaveSlug(trx, siteId, id, former.slug, slug)
  }
}

export type ArticleWrites = ReturnType<typeof createArticleWrites>

/** What a list shows of an article that is live or to come. */
type LiveSummary = Pick<
  ArticleSummary,
  'id' | 'lang' | 'title' | 'slug' | 'motifs' | 'updatedAt'
> & {
  publishedAt: string
}

/** The old address leads on; what the firm said of the article follows it. */
async function leaveSlug(
  trx: Transaction<ArticleTables>,
  siteId: number,
  id: number,
  former: string,
  slug: string,
): Promise<void> {
  await trx
    .insertInto('former_slug')
    .values({ site_id: siteId, slug: former, article_id: id })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doUpdateSet({ article_id: id }))
    .execute()
  await trx
    .deleteFrom('article_choice')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .execute()
  await trx
    .updateTable('article_choice')
    .set({ slug })
    .where('site_id', '=', siteId)
    .where('slug', '=', former)
    .execute()
}
