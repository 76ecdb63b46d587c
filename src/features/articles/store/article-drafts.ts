import type { ArticleFields } from '../rules/own-article.ts'
import { createArticleStore, writeArticle } from './article-store.ts'
import { languageOf } from '#base/kit/language.ts'
import type { ArticleWorkTable, ArticleTables } from './article-tables.ts'
import { bit, isId } from '#base/platform/db/column-values.ts'
import { parseStored, type ReportFault } from '#base/platform/db/stored-json.ts'
import { ARTICLES } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import { motifsSchema, removedArticleSchema, type StoredArticle } from './stored-article.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import {
  type ArticleChange,
  type ArticleSummary,
  type ArticleWork,
  fieldsSchema,
} from './article-work.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

/** Far beyond every instant: whatever is live is found, also what is to come. */
const EVER = '9999-12-31T23:59:59.999Z'

/**
 * Own articles as their editors see them: live, being written, in the bin. Drafts are no content:
 * writing one leaves the site's version alone. A change of something that has changed meanwhile is
 * refused with `null`.
 */
export function createArticleDrafts(db: Db<ArticleTables>, now: () => string, report: ReportFault) {
  const { find } = createArticleStore(db, report)
  const liveOf = (siteId: number, id: number) => find(siteId, id, EVER)

  /** Writes the row of a change if nobody changed the article meanwhile. */
  async function write(
    trx: Transaction<ArticleTables>,
    siteId: number,
    id: number,
    { base, fields, by }: ArticleChange,
    more: Partial<Pick<ArticleWorkTable, 'is_draft' | 'removed_at' | 'removed_live'>>,
  ): Promise<number | null> {
    const row = {
      ...columnsOf(fields),
      is_draft: bit(true),
      removed_at: '',
      removed_live: '',
      ...more,
      version: base + 1,
      updated_at: now(),
      updated_by: by,
    }
    if (base === 0) {
      const added = await trx
        .insertInto('article_work')
        .values({ site_id: siteId, id, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 0n ? null : row.version
    }
    const changed = await trx
      .updateTable('article_work')
      .set(row)
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('version', '=', base)
      .executeTakeFirst()
    return changed.numUpdatedRows === 0n ? null : row.version
  }

  const dropLive = (trx: Transaction<ArticleTables>, siteId: number, id: number) =>
    trx.deleteFrom('article').where('site_id', '=', siteId).where('id', '=', id).execute()

  return {
    /** All of them, those in the bin too. */
    async list(siteId: number): Promise<ArticleSummary[]> {
      const live = await db
        .selectFrom('article')
        .select(['id', 'lang', 'title', 'slug', 'motifs', 'date_published', 'date_update'])
        .where('site_id', '=', siteId)
        .execute()
      const works = await db
        .selectFrom('article_work')
        .select(['id', 'lang', 'title', 'slug', 'motifs', 'is_draft', 'review_at'])
        .select(['updated_at', 'updated_by', 'removed_at'])
        .where('site_id', '=', siteId)
        .execute()
      const summaries = new Map<number, ArticleSummary>()
      for (const row of live) {
        summaries.set(row.id, {
          id: row.id,
          lang: languageOf(row.lang),
          title: row.title,
          slug: row.slug,
          motifs: motifsOf(row.motifs),
          publishedAt: row.date_published,
          hasDraft: false,
          reviewAt: '',
          updatedAt: row.date_update,
          updatedBy: '',
          removedAt: '',
        })
      }
      for (const row of works) {
        const publishedAt = summaries.get(row.id)?.publishedAt ?? null
        summaries.set(row.id, {
          id: row.id,
          lang: languageOf(row.lang),
          title: row.title,
          slug: row.slug,
          motifs: motifsOf(row.motifs),
          publishedAt,
          hasDraft: row.is_draft === 1,
          reviewAt: row.review_at,
          updatedAt: row.updated_at,
          updatedBy: row.updated_by,
          removedAt: row.removed_at,
        })
      }
      return [...summaries.values()]
    },

    async find(siteId: number, id: number): Promise<ArticleWork | null> {
      if (!isId(id)) return null
      const row = await workRow(db, siteId, id)
      const live = await liveOf(siteId, id)
      if (row === undefined) {
        return live && { id, fields: null, live, ...UNTOUCHED, updatedAt: live.dateUpdate }
      }
      const stored = parseStored(fieldsSchema, row.content)
      if (!('value' in stored)) {
        report(`Le brouillon de l’article ${id} est illisible : ${stored.reason}.`, siteId)
      }
      return {
        id,
        fields: 'value' in stored ? stored.value : null,
        live,
        hasDraft: row.is_draft === 1,
        version: row.version,
        updatedAt: row.updated_at,
        updatedBy: row.updated_by,
        removedAt: row.removed_at,
      }
    },

    /** Begins an article. @returns its id */
    async create(siteId: number, fields: ArticleFields, by: string): Promise<number> {
      return inTransaction(db, async (trx) => {
        const id = await nextId(trx, siteId)
        await write(trx, siteId, id, { base: 0, fields, by }, {})
        return id
      })
    },

    /** Keeps what is written; what is live stays. @returns the new version */
    async saveDraft(siteId: number, id: number, change: ArticleChange): Promise<number | null> {
      return inTransaction(db, (trx) => write(trx, siteId, id, change, {}))
    },

    /**
     * Makes `article` what visitors see. A slug that it had leads to it from now on.
     * @throws ContentError when another article has its slug
     */
    async publish(
      siteId: number,
      article: StoredArticle,
      change: ArticleChange,
    ): Promise<number | null> {
      const { id, slug } = article
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const version = await write(trx, siteId, id, change, { is_draft: bit(false) })
          if (version === null) return null
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
          return version
        },
        ARTICLES,
      )
    },

    /** Takes an article back: it becomes the draft that it was published from. */
    async unpublish(siteId: number, id: number, change: ArticleChange): Promise<number | null> {
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const version = await write(trx, siteId, id, change, {})
          if (version !== null) await dropLive(trx, siteId, id)
          return version
        },
        ARTICLES,
      )
    },

    /** Puts an article into the bin with what is live of it. */
    async remove(siteId: number, id: number, change: ArticleChange): Promise<boolean> {
      const live = await liveOf(siteId, id)
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const before = await workRow(trx, siteId, id)
          const version = await write(trx, siteId, id, change, {
            is_draft: before?.is_draft ?? bit(false),
            removed_at: now(),
            removed_live: live === null ? '' : JSON.stringify(live),
          })
          if (version !== null) await dropLive(trx, siteId, id)
          return version !== null
        },
        ARTICLES,
      )
    },

    /** Takes an article out of the bin, as it was. */
    async restore(siteId: number, id: number): Promise<boolean> {
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const row = await workRow(trx, siteId, id)
          if (row === undefined || row.removed_at === '') return false
          if (row.removed_live !== '') {
            await writeArticle(trx, siteId, removedArticle(id, row.removed_live))
          }
          await trx
            .updateTable('article_work')
            .set({ removed_at: '', removed_live: '', version: row.version + 1, updated_at: now() })
            .where('site_id', '=', siteId)
            .where('id', '=', id)
            .execute()
          return true
        },
        ARTICLES,
      )
    },

    /** Whether another article, live or being written, has a slug. */
    async isTaken(siteId: number, slug: string, exceptId: number): Promise<boolean> {
      for (const table of ['article', 'article_work'] as const) {
        const owner = await db
          .selectFrom(table)
          .select('id')
          .where('site_id', '=', siteId)
          .where('slug', '=', slug)
          .where('id', '!=', exceptId)
          .executeTakeFirst()
        if (owner !== undefined) return true
      }
      return false
    },
  }
}

export type ArticleDrafts = ReturnType<typeof createArticleDrafts>

const UNTOUCHED = {
  hasDraft: false,
  version: 0,
  updatedBy: '',
  removedAt: '',
} satisfies Partial<ArticleWork>

const workRow = (handle: Db<ArticleTables>, siteId: number, id: number) =>
  handle
    .selectFrom('article_work')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

const columnsOf = (fields: ArticleFields) => ({
  lang: fields.lang,
  slug: fields.slug,
  title: fields.title,
  motifs: JSON.stringify(fields.motifs),
  content: JSON.stringify(fields),
  review_at: fields.reviewAt,
})

/** What was live when it was removed; its HTML is cleaned again, whoever wrote the row. */
function removedArticle(id: number, stored: string): StoredArticle {
  const read = parseStored(removedArticleSchema, stored)
  if ('value' in read) return { ...read.value, id, sanitiserVersion: 0 }
  throw new ContentError(
    `L’article ${id} est abîmé dans la base et ne peut pas être restauré : demandez une sauvegarde ` +
      'antérieure à votre agence.',
  )
}

function motifsOf(stored: string): string[] {
  const read = parseStored(motifsSchema, stored)
  return 'value' in read ? read.value : []
}

/** A number that no article of the site has or had. */
async function nextId(trx: Transaction<ArticleTables>, siteId: number): Promise<number> {
  const site = await trx
    .updateTable('site')
    .set((eb) => ({ last_article_id: eb('last_article_id', '+', 1) }))
    .where('id', '=', siteId)
    .returning('last_article_id')
    .executeTakeFirst()
  if (site === undefined) throw new ContentError(`Le site ${siteId} n’existe pas.`)
  let highest = 0
  for (const table of ['article', 'article_work'] as const) {
    const { id } = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('id'))
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    highest = Math.max(highest, Number(id ?? 0))
  }
  if (site.last_article_id > highest) return site.last_article_id
  const last_article_id = highest + 1
  await trx.updateTable('site').set({ last_article_id }).where('id', '=', siteId).execute()
  return last_article_id
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
