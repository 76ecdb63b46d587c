import { z } from 'zod'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { Actor } from '#base/core/account.ts'
import {
  LIVE_KINDS,
  oldestKept,
  REVISIONS_KEPT,
  type RevisionKind,
  revisionKind,
} from '../rules/page-history.ts'
import {
  pageColumns,
  translationColumns,
  widgetColumns,
} from '#features/pages/store/page-columns.ts'
import { findPage } from '#features/pages/store/page-rows.ts'
import { languageOf, type Language } from '#base/kit/language.ts'
import { isId } from '#base/platform/db/column-values.ts'
import { parseStored, type ReportFault } from '#base/platform/db/stored-json.ts'
import { NO_PAGE } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import { widgetsOfPage } from '#features/pages/store/widget-store.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Selectable, Transaction } from 'kysely'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { DraftTables } from './draft-tables.ts'

type Tables = DraftTables & PageTables

/** A kept version of a page. */
export interface Revision {
  id: number
  pageId: number
  lang: Language
  createdAt: string
  author: string
  /** What it was kept for. */
  kind: RevisionKind
  /** The page's fields and widgets as they were. */
  content: { page: Page; widgets: WidgetInstance[] }
}

const pageSchema = z.object({
  ...pageColumns,
  ...translationColumns,
  layout_id: z.number(),
  lang: z.enum(['fr', 'en']),
  is_active: z.boolean(),
  is_secure: z.boolean(),
  is_indexable: z.boolean(),
  is_visible_bread_crumb: z.boolean(),
}) satisfies z.ZodType<Page>

const widgetSchema = z.object(widgetColumns) satisfies z.ZodType<WidgetInstance>

export const revisionSchema = z.object({ page: pageSchema, widgets: z.array(widgetSchema) })

/** Kept versions of pages; they outlive their page, so that a removal can be mended. */
export function createRevisionStore(db: Db<Tables>, now: () => string, report: ReportFault) {
  return {
    /** Keeps the page as it stands now. */
    async keep(
      siteId: number,
      pageId: number,
      lang: Language,
      author: string,
      kind: RevisionKind = 'kept',
    ): Promise<number> {
      return writeSite(
        db,
        siteId,
        async (trx) => {
          const page = await requirePage(trx, siteId, pageId, lang)
          const widgets = await widgetsOfPage(trx, siteId, pageId, lang)
          const actor = { id: '', name: author }
          return addRevision(trx, siteId, { page, widgets }, { kind, actor, at: now() })
        },
        NO_PAGE,
      )
    },

    async list(
      siteId: number,
      pageId: number,
      lang: Language,
    ): Promise<Omit<Revision, 'content'>[]> {
      if (!isId(pageId)) return []
      const rows = await db
        .selectFrom('revision')
        .select(['id', 'created_at', 'author', 'kind'])
        .where('site_id', '=', siteId)
        .where('page_id', '=', pageId)
        .where('lang', '=', lang)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, created_at, author, kind }) => ({
        id,
        pageId,
        lang,
        createdAt: created_at,
        author,
        kind: revisionKind(kind),
      }))
    },

    async find(siteId: number, id: number): Promise<Revision | null> {
      if (!isId(id)) return null
      const row = await db
        .selectFrom('revision')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : revisionOf(row, report)
    },

    /** Forgets those that the rule of features/publishing/rules/page-history.ts lets go. @returns how many */
    async purge(at: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('revision')
        .where('created_at', '<', oldestKept(at).toISOString())
        .where((eb) =>
          eb(
            eb
              .selectFrom('revision as newer')
              .select((count) => count.fn.countAll<number>().as('count'))
              .whereRef('newer.site_id', '=', 'revision.site_id')
              .whereRef('newer.page_id', '=', 'revision.page_id')
              .whereRef('newer.lang', '=', 'revision.lang')
              .whereRef('newer.id', '>', 'revision.id'),
            '>=',
            REVISIONS_KEPT,
          ),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type RevisionStore = ReturnType<typeof createRevisionStore>

/** The newest version of a page in a language that was live, or `null`. */
export async function newestLive(
  trx: Transaction<Tables>,
  siteId: number,
  { id, lang }: Pick<Page, 'id' | 'lang'>,
): Promise<Revision['content'] | null> {
  const row = await trx
    .selectFrom('revision')
    .select('content')
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('kind', 'in', LIVE_KINDS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const stored = row && parseStored(revisionSchema, row.content)
  return stored && 'value' in stored ? stored.value : null
}

/** Why a version is kept, by whom and when. */
interface KeptFor {
  kind: RevisionKind
  actor: Actor
  at: string
}

/** Writes a version of a page down, be it live or a draft. @returns its number */
export async function addRevision(
  trx: Transaction<Tables>,
  siteId: number,
  content: { page: Page; widgets: WidgetInstance[] },
  { kind, actor, at }: KeptFor,
): Promise<number> {
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
      page_id: content.page.id,
      lang: content.page.lang,
      created_at: at,
      author: actor.name,
      user_id: actor.id,
      kind,
      content: JSON.stringify(content),
    })
    .execute()
  return id
}

/** A row that can't be read counts as absent. */
function revisionOf(
  row: Selectable<DraftTables['revision']>,
  report: ReportFault,
): Revision | null {
  const stored = parseStored(revisionSchema, row.content)
  if ('reason' in stored) {
    report(
      `La version ${row.id} est illisible, elle compte comme absente : ${stored.reason}.`,
      row.site_id,
    )
    return null
  }
  return {
    id: row.id,
    pageId: row.page_id,
    lang: languageOf(row.lang),
    createdAt: row.created_at,
    author: row.author,
    kind: revisionKind(row.kind),
    content: stored.value,
  }
}

async function requirePage(
  trx: Transaction<Tables>,
  siteId: number,
  pageId: number,
  lang: Language,
): Promise<Page> {
  const page = await findPage(trx, siteId, pageId, lang)
  if (page !== null) return page
  throw new ContentError(`La page ${pageId} n’existe pas dans ce site en langue « ${lang} ».`)
}
