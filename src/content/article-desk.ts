import { z } from 'zod'
import type { ArticleFields } from '#domain/own-article.ts'
import type {
  ArticleChange,
  ArticleDesk,
  ArticleSummary,
  ArticleWork,
} from './article-desk-port.ts'
import { writeArticle } from './articles.ts'
import { languageOf } from '#domain/language.ts'
import type { Database, DatabaseHandle, DatabaseTransaction } from './schema.ts'
import type { ArticleWorkTable } from './article-schema.ts'
import { bit, isId } from './column-values.ts'
import { parseStored, type ReportFault } from './stored-json.ts'
import { ARTICLES } from './site-changes.ts'
import type { ContentStore } from './store.ts'
import { ContentError } from './content-error.ts'
import { motifsSchema, removedArticleSchema, type StoredArticle } from './stored-article.ts'
import { inTransaction, writeSite } from './transaction.ts'

const text = z.string().default('')

/** What is being written, as it was stored; members of later versions are dropped. */
export const fieldsSchema: z.ZodType<ArticleFields> = z.object({
  lang: z.enum(['fr', 'en']),
  title: text,
  slug: text,
  summary: text,
  html: text,
  motifs: z.array(z.string()).default([]),
  publishedAt: text,
  author: text,
  reviewAt: text,
  cover: z.object({ path: text, credit: text, creditYear: text }),
  video: z.object({
    kind: z.enum(['none', 'file', 'external']),
    address: text,
    poster: text,
    captions: text,
    duration: text,
  }),
})

/** Far beyond every instant: whatever is live is found, also what is to come. */
const EVER = '9999-12-31T23:59:59.999Z'

/** Own articles as their editors see them. */
export function createArticleDesk(db: Database, { now, report, findLive }: DeskParts): ArticleDesk {
  const liveOf = (siteId: number, id: number) => findLive(siteId, id, EVER)

  /** Writes the row of a change if nobody changed the article meanwhile. */
  async function write(
    trx: DatabaseTransaction,
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

  const dropLive = (trx: DatabaseTransaction, siteId: number, id: number) =>
    trx.deleteFrom('article').where('site_id', '=', siteId).where('id', '=', id).execute()

  return {
    async list(siteId) {
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

    async find(siteId, id) {
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

    async create(siteId, fields, by) {
      return inTransaction(db, async (trx) => {
        const id = await nextId(trx, siteId)
        await write(trx, siteId, id, { base: 0, fields, by }, {})
        return id
      })
    },

    async saveDraft(siteId, id, change) {
      return inTransaction(db, (trx) => write(trx, siteId, id, change, {}))
    },

    async publish(siteId, article, change) {
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

    async unpublish(siteId, id, change) {
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

    async remove(siteId, id, change) {
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

    async restore(siteId, id) {
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

    async isTaken(siteId, slug, exceptId) {
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

interface DeskParts {
  now(): string
  report: ReportFault
  findLive: ContentStore['articles']['find']
}

const UNTOUCHED = {
  hasDraft: false,
  version: 0,
  updatedBy: '',
  removedAt: '',
} satisfies Partial<ArticleWork>

const workRow = (handle: DatabaseHandle, siteId: number, id: number) =>
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
async function nextId(trx: DatabaseTransaction, siteId: number): Promise<number> {
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
  trx: DatabaseTransaction,
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
