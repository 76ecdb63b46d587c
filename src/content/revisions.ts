import { z } from 'zod'
import type { Page, WidgetInstance } from '#domain/page.ts'
import { findPage, languageOf } from './page-rows.ts'
import { type Database, isId } from './schema.ts'
import { parseStored, type ReportFault } from './stored-json.ts'
import { ContentError, type ContentStore, type Revision } from './store.ts'
import { writeSite } from './transaction.ts'
import { widgetsOfPage } from './widgets.ts'

const pageSchema = z.object({
  id: z.number(),
  module: z.string(),
  action: z.string(),
  record_id: z.number(),
  record_model: z.string(),
  record_position: z.number().nullable(),
  modelclass: z.string(),
  lft: z.number(),
  rgt: z.number(),
  level: z.number(),
  type: z.string(),
  image: z.string(),
  layout_id: z.number(),
  lang: z.enum(['fr', 'en']),
  path: z.string(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  h1: z.string(),
  description: z.string(),
  keywords: z.string(),
  auto_mod: z.string(),
  infos: z.string(),
  is_active: z.boolean(),
  is_secure: z.boolean(),
  is_indexable: z.boolean(),
  is_visible_bread_crumb: z.boolean(),
  updated_at: z.string(),
}) satisfies z.ZodType<Page>

const widgetSchema = z.object({
  id: z.number(),
  zone: z.string(),
  position: z.number(),
  type: z.string(),
  version: z.number(),
  options: z.string(),
}) satisfies z.ZodType<WidgetInstance>

const contentSchema = z.object({ page: pageSchema, widgets: z.array(widgetSchema) })

/** Kept versions of pages; they outlive their page, so that a removal can be mended. */
export function createRevisions(
  db: Database,
  now: () => string,
  report: ReportFault,
): ContentStore['revisions'] {
  return {
    async keep(siteId, pageId, lang, author) {
      return writeSite(db, siteId, async (trx) => {
        const page = await findPage(trx, siteId, pageId, lang)
        if (page === null) {
          throw new ContentError(
            `La page ${pageId} n’existe pas dans ce site en langue « ${lang} ».`,
          )
        }
        const widgets = await widgetsOfPage(trx, siteId, pageId, lang)
        const { last_revision_id: id } = await trx
          .updateTable('site')
          .set((eb) => ({ last_revision_id: eb('last_revision_id', '+', 1) }))
          .where('id', '=', siteId)
          .returning('last_revision_id')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('revision')
          .values({
            site_id: siteId,
            id,
            page_id: pageId,
            lang,
            created_at: now(),
            author,
            content: JSON.stringify({ page, widgets }),
          })
          .execute()
        return id
      })
    },

    async list(siteId, pageId, lang) {
      if (!isId(pageId)) return []
      const rows = await db
        .selectFrom('revision')
        .select(['id', 'created_at', 'author'])
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, created_at, author }) => ({
        id,
        pageId,
        lang,
        createdAt: created_at,
        author,
      }))
    },

    async find(siteId, id) {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('revision')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const stored = parseStored(contentSchema, row.content)
      if ('reason' in stored) {
        report(
          `Site ${siteId}. La version ${id} est illisible, elle compte comme absente : ` +
            `${stored.reason}.`,
        )
        return null
      }
      const revision: Revision = {
        id,
        pageId: row.page_id,
        lang: languageOf(row.lang),
        createdAt: row.created_at,
        author: row.author,
        content: stored.value,
      }
      return revision
    },
  }
}
