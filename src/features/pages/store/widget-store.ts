import type { Language } from '#base/kit/language.ts'
import type { WidgetInstance, WidgetOwner } from '#base/core/page/page.ts'
import { findPage } from './page-rows.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { isId } from '#base/platform/db/column-values.ts'
import type { WidgetTable, PageTables } from './page-tables.ts'
import { type ChangeTags, EVERYTHING, pageTags } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

/** A widget to write: the store gives the position (its place in the list). */
export type WidgetDraft = Omit<WidgetInstance, 'position' | 'options'> & { options: unknown }

const COLUMNS = ['id', 'zone', 'position', 'type', 'version', 'options'] as const

type OwnerColumns = Pick<WidgetTable, 'page_id' | 'layout_id' | 'part' | 'lang'>

const ofPage = prepare<{ siteId: number; pageId: number; lang: string }>()(
  (db: Db<PageTables>, value) =>
    db
      .selectFrom('widget')
      .select(COLUMNS)
      .where('site_id', '=', value('siteId'))
      .where('page_id', '=', value('pageId'))
      .where('lang', '=', value('lang')),
)

const ofLayout = prepare<{ siteId: number; layoutId: number; part: string; lang: string }>()(
  (db: Db<PageTables>, value) =>
    db
      .selectFrom('widget')
      .select(COLUMNS)
      .where('site_id', '=', value('siteId'))
      .where('layout_id', '=', value('layoutId'))
      .where('part', '=', value('part'))
      .where('lang', '=', value('lang')),
)

const byId = prepare<{ siteId: number; id: number }>()((db: Db<PageTables>, value) =>
  db
    .selectFrom('widget')
    .select(COLUMNS)
    .where('site_id', '=', value('siteId'))
    .where('id', '=', value('id')),
)

/** Widget instances of pages and layouts; options go in as a value and come out as raw text. */
export function createWidgetStore(db: Db<PageTables>) {
  return {
    /** Instances of an owner in zone and position order. */
    async of(siteId: number, owner: WidgetOwner): Promise<WidgetInstance[]> {
      const id = 'pageId' in owner ? owner.pageId : owner.layoutId
      if (!isId(id)) return []
      return inOrder(
        'pageId' in owner
          ? await ofPage(db, { siteId, ...owner })
          : await ofLayout(db, { siteId, ...owner }),
      )
    },

    async find(siteId: number, id: number): Promise<WidgetInstance | null> {
      const [widget] = isId(id) ? await byId(db, { siteId, id }) : []
      return widget ?? null
    },

    /** Instances of these types on pages of a language, in the order of their ids. */
    async onPages(
      siteId: number,
      lang: Language,
      types: readonly string[],
    ): Promise<(WidgetInstance & { pageId: number })[]> {
      if (types.length === 0) return []
      const rows = await db
        .selectFrom('widget')
        .select([...COLUMNS, 'page_id'])
        .where('site_id', '=', siteId)
        .where('lang', '=', lang)
        .where('type', 'in', types)
        .where('page_id', 'is not', null)
        .orderBy('id')
        .execute()
      return rows.map(({ page_id: pageId, ...widget }) => ({ ...widget, pageId: pageId ?? 0 }))
    },

    /** Options of instances on pages of a language that hold a text, given in lower case, in the order of their ids. */
    onPagesWith: (siteId: number, lang: Language, text: string) =>
      optionsWith(db, { siteId, lang, text }),

    /**
     * Replaces all widgets of an owner. Ids are unique per site; absent ids are given. A `text` stands
     * in place of options that can’t be read: it is stored as it is.
     */
    async replace(
      siteId: number,
      owner: WidgetOwner,
      drafts: readonly NewWidget[],
    ): Promise<WidgetInstance[]> {
      refuseUnusable(idsOf(drafts))
      const work = (trx: Transaction<PageTables>) => replaced(trx, siteId, owner, drafts)
      return writeSite(db, siteId, work, touchedWith(ownerColumns(owner)))
    },

    /** Numbers that no widget of the site will ever get otherwise, for widgets still being drafted. */
    async reserveIds(siteId: number, count: number): Promise<number[]> {
      return inTransaction(db, async (trx) => {
        const { last_widget_id: last } = await trx
          .updateTable('site')
          .set((eb) => ({ last_widget_id: eb('last_widget_id', '+', count) }))
          .where('id', '=', siteId)
          .returning('last_widget_id')
          .executeTakeFirstOrThrow()
        return Array.from({ length: count }, (_, index) => last - count + index + 1)
      })
    },

    /** Changes one instance's options and version, nothing else. */
    async saveOptions(
      siteId: number,
      id: number,
      version: number,
      options: unknown,
    ): Promise<void> {
      const work = async (trx: Transaction<PageTables>) => {
        const { numUpdatedRows } = await trx
          .updateTable('widget')
          .set({ version, options: optionsText(options) })
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n)
          throw new ContentError(`Le bloc ${id} n’existe pas dans ce site.`)
      }
      await writeSite(db, siteId, work, async (trx) => touchedWith(await ownerOf(trx, siteId, id)))
    },
  }
}

export type WidgetStore = ReturnType<typeof createWidgetStore>

/** A layout stands on many pages. */
const touchedWith = (owner: Pick<WidgetTable, 'page_id'> | undefined): ChangeTags =>
  owner?.page_id ? pageTags(owner.page_id) : EVERYTHING

const ownerOf = (trx: Transaction<PageTables>, siteId: number, id: number) =>
  trx
    .selectFrom('widget')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Widgets of a page in one language, as they stand on this handle. */
export async function widgetsOfPage(
  db: Db<PageTables>,
  siteId: number,
  pageId: number,
  lang: string,
): Promise<WidgetInstance[]> {
  const widgets = await db
    .selectFrom('widget')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('lang', '=', lang)
    .execute()
  return inOrder(widgets)
}

/** By zone and position; sorted here because engines and locales order texts differently. */
async function optionsWith(
  db: Db<PageTables>,
  { siteId, lang, text }: { siteId: number; lang: Language; text: string },
): Promise<{ pageId: number; options: string }[]> {
  const rows = await db
    .selectFrom('widget')
    .select(['page_id', 'options'])
    .where('site_id', '=', siteId)
    .where('lang', '=', lang)
    .where((eb) => eb(eb.fn('lower', ['options']), 'like', `%${text}%`))
    .where('page_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ page_id, options }) => ({ pageId: page_id ?? 0, options }))
}

function inOrder(widgets: WidgetInstance[]): WidgetInstance[] {
  return widgets.toSorted((a, b) =>
    a.zone === b.zone ? a.position - b.position : a.zone < b.zone ? -1 : 1,
  )
}

/** A value as the column holds it; what JSON has no form for counts as no options. */
const optionsText = (options: unknown): string => JSON.stringify(options) ?? '{}'

function refuseUnusable(ids: number[]): void {
  const [bad] = ids.filter((id, index) => !isId(id) || ids.indexOf(id) !== index)
  if (bad === undefined) return
  throw new ContentError(
    isId(bad) ? `Deux blocs auraient le numéro ${bad}.` : `${bad} n’est pas un numéro de bloc.`,
  )
}

async function refuseTaken(
  trx: Transaction<PageTables>,
  siteId: number,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const taken = await trx
    .selectFrom('widget')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  if (taken !== undefined) {
    throw new ContentError(`Le bloc ${taken.id} est déjà ailleurs dans ce site.`)
  }
}

async function requireOwner(
  trx: Transaction<PageTables>,
  siteId: number,
  owner: WidgetOwner,
): Promise<void> {
  if ('pageId' in owner) {
    if ((await findPage(trx, siteId, owner.pageId, owner.lang)) !== null) return
    throw new ContentError(
      `La page ${owner.pageId} n’existe pas dans ce site en langue « ${owner.lang} ».`,
    )
  }
  const layout = await trx
    .selectFrom('layout')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', owner.layoutId)
    .executeTakeFirst()
  if (layout === undefined) {
    throw new ContentError(`La mise en page ${owner.layoutId} n’existe pas dans ce site.`)
  }
}

async function removeAll(
  trx: Transaction<PageTables>,
  siteId: number,
  owner: WidgetOwner,
): Promise<void> {
  const inSite = trx
    .deleteFrom('widget')
    .where('site_id', '=', siteId)
    .where('lang', '=', owner.lang)
  const ofOwner =
    'pageId' in owner
      ? inSite.where('page_id', '=', owner.pageId)
      : inSite.where('layout_id', '=', owner.layoutId).where('part', '=', owner.part)
  await ofOwner.execute()
}

async function lastWidgetId(trx: Transaction<PageTables>, siteId: number): Promise<number> {
  const { last_widget_id } = await trx
    .selectFrom('site')
    .select('last_widget_id')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  return last_widget_id
}

function ownerColumns(owner: WidgetOwner): OwnerColumns {
  return 'pageId' in owner
    ? { page_id: owner.pageId, layout_id: null, part: '', lang: owner.lang }
    : { page_id: null, layout_id: owner.layoutId, part: owner.part, lang: owner.lang }
}

/** Without an id it is given one; a `text` stands in place of options. */
type NewWidget = Omit<WidgetDraft, 'id'> & { id?: number; text?: string }

const idsOf = (drafts: readonly NewWidget[]): number[] => drafts.flatMap(({ id }) => id ?? [])

async function replaced(
  trx: Transaction<PageTables>,
  siteId: number,
  owner: WidgetOwner,
  drafts: readonly NewWidget[],
): Promise<WidgetInstance[]> {
  const columns = ownerColumns(owner)
  const wanted = idsOf(drafts)
  await requireOwner(trx, siteId, owner)
  await removeAll(trx, siteId, owner)
  await refuseTaken(trx, siteId, wanted)
  let last = Math.max(await lastWidgetId(trx, siteId), ...wanted)
  const widgets = drafts.map(({ id, zone, type, version, options, text }, position) => {
    if (id === undefined) last += 1
    const stored = text ?? optionsText(options)
    return { id: id ?? last, zone, position, type, version, options: stored }
  })
  for (const widget of widgets) {
    const row = { site_id: siteId, ...columns, ...widget }
    await trx.insertInto('widget').values(row).execute()
  }
  await trx.updateTable('site').set({ last_widget_id: last }).where('id', '=', siteId).execute()
  return inOrder(widgets)
}
