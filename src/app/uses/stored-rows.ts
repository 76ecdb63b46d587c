import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { TEXT_KINDS } from '#base/core/document.ts'
import type { Fields } from '#base/core/field/fields.ts'
import type { Use } from '#base/core/field/used-in.ts'
import { personName } from '#base/core/person.ts'
import { jsonExcess } from '#base/kit/json-bounds.ts'
import { languageOf } from '#base/kit/language.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Tables } from '#app/tables.ts'
import { KNOWN, keyOfRow } from '#features/publishing/store/document-row.ts'
import { DRAFTS, ROWS } from './described.ts'
import type { Wanted } from './wanted.ts'

/** Where something stands. */
export type Place = Pick<Use, 'kind' | 'ref' | 'lang' | 'isDraft'> & {
  /** What it is called, where its row says so. */
  title: string
  /** The widget in which it stands; of none, or not known, nothing is said. */
  widgetId?: number
}

/** What is stored in a place: values, the text that could not be read, and the fields that describe them. */
export interface Stored {
  place: Place
  fields: Fields
  values: unknown
}

/** What is read: of which site, and what it may name. */
interface Reading {
  db: Db<Tables>
  siteId: number
  wanted: Wanted
}

/** All of a site that may name what is wanted, row by row: what is not hinted at stays in the database. */
export async function* storedRows(reading: Reading): AsyncGenerator<Stored> {
  const parts = [pages, widgets, blocks, drafts, articles, opinions, menus, redirects, settings]
  for (const read of parts) {
    yield* read(reading)
  }
}

const placeOf = (
  kind: Use['kind'],
  ref: string | number,
  { title = '', lang = '', isDraft = false } = {},
): Place => ({ kind, ref: String(ref), title, lang: lang === '' ? '' : languageOf(lang), isDraft })

async function* pages({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  const rows = await db
    .selectFrom('page_translation as text')
    .innerJoin('page as node', (join) =>
      join.onRef('node.site_id', '=', 'text.site_id').onRef('node.id', '=', 'text.page_id'),
    )
    .select(['node.id', 'text.lang', 'node.image', 'text.infos'])
    .where('text.site_id', '=', siteId)
    .where(hinted(wanted, 'image', 'infos'))
    .execute()
  for (const { id, lang, ...values } of rows) {
    yield { place: placeOf('page', id, { lang }), fields: ROWS.page, values }
  }
}

async function* widgets({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  for await (const after of spans(db, 'widget', siteId)) {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('widget')
          .select(['id', 'page_id', 'layout_id', 'part', 'lang', 'type', 'version', 'options'])
          .where('site_id', '=', siteId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(ROWS_AT_ONCE.widget)
          .as('span'),
      )
      .selectAll()
      .where((eb) => eb.or([hinted(wanted, 'options'), eb('type', 'in', ['', ...wanted.types])]))
      .execute()
    for (const { page_id, layout_id, part, lang, ...widget } of rows) {
      const place =
        page_id === null
          ? placeOf('layout', `${layout_id}/${part}`, { lang })
          : placeOf('page', page_id, { lang })
      yield { place, fields: DRAFTS.page, values: { widgets: [widget] } }
    }
  }
}

/** Shared blocks, models of pages, the team; one of a kind of another version is kept, and edited nowhere. */
async function* blocks({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  const rows = await db
    .selectFrom('editorial_text')
    .select(['kind', 'id', 'title', 'content', 'is_live'])
    .where('site_id', '=', siteId)
    .where(hinted(wanted, 'content'))
    .orderBy('id')
    .execute()
  for (const { kind, id, title, content, is_live } of rows) {
    const known = TEXT_KINDS.find((one) => one === kind)
    yield known
      ? {
          place: placeOf(known, id, { title, isDraft: is_live === 0 }),
          fields: DRAFTS[known],
          values: jsonOf(content),
        }
      : { place: placeOf('unknown', '', { isDraft: true }), fields: {}, values: content }
  }
}

/** Drafts, and what is to be published by itself, as it was when that was planned. */
async function* drafts({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  for (const table of ['editorial_document', 'editorial_task'] as const) {
    const keys = await db
      .selectFrom(table)
      .select(['kind', 'ref'])
      .distinct()
      .where('site_id', '=', siteId)
      .where('content', '<>', '')
      .execute()
    for (const [kind, ofKind] of Map.groupBy(keys, (key) => key.kind)) {
      for (let start = 0; start < ofKind.length; start += DRAFTS_AT_ONCE) {
        const refs = ofKind.slice(start, start + DRAFTS_AT_ONCE).map(({ ref }) => ref)
        const rows = await db
          .selectFrom(table)
          .select(['kind', 'ref', 'lang', 'content'])
          .where('site_id', '=', siteId)
          .where('kind', '=', kind)
          .where('ref', 'in', refs)
          .where(hinted(wanted, 'content'))
          .execute()
        yield* rows.map(draftOf)
      }
    }
  }
}

type DraftRow = Pick<Tables['editorial_document'], 'kind' | 'ref' | 'lang' | 'content'>

function draftOf({ content, ...row }: DraftRow): Stored {
  if (!KNOWN.includes(row.kind)) {
    return { place: placeOf('unknown', '', { isDraft: true }), fields: {}, values: content }
  }
  const { kind, ref, lang } = keyOfRow(row)
  const values = jsonOf(content)
  const { title, name, fields } = titled.safeParse(values).data ?? {}
  return {
    place: placeOf(kind, ref, {
      lang,
      title: title || name || (fields ? personName(fields) : ''),
      isDraft: true,
    }),
    fields: DRAFTS[kind],
    values,
  }
}

/** What drafts of articles, of menus and of persons are called. */
const titled = z.object({
  title: z.string().optional(),
  name: z.string().optional(),
  fields: z.object({ firstName: z.string(), lastName: z.string() }).optional().catch(undefined),
})

async function* articles({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  for await (const after of spans(db, 'article', siteId)) {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('article')
          .select(['id', 'title', 'html', 'medias_paths', 'video'])
          .where('site_id', '=', siteId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(ROWS_AT_ONCE.article)
          .as('span'),
      )
      .selectAll()
      .where(hinted(wanted, 'html', 'medias_paths', 'video'))
      .execute()
    for (const { id, title, html, medias_paths, video } of rows) {
      const values = { html, medias_paths: jsonOf(medias_paths), video: jsonOf(video ?? '') }
      yield { place: placeOf('article', id, { title }), fields: ROWS.article, values }
    }
  }
}

/** What the firm says of articles of anybody. */
async function* opinions({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  const rows = await db
    .selectFrom('article_choice')
    .select(['slug', 'title', 'opinion'])
    .where('site_id', '=', siteId)
    .where(hinted(wanted, 'opinion'))
    .orderBy('slug')
    .execute()
  for (const { slug, title, ...values } of rows) {
    yield {
      place: placeOf('opinion', slug, { title: title || slug }),
      fields: ROWS.opinion,
      values,
    }
  }
}

async function* menus({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'name', 'data'])
    .where('site_id', '=', siteId)
    .where(hinted(wanted, 'data'))
    .orderBy('id')
    .execute()
  for (const { id, name, data } of rows) {
    yield {
      place: placeOf('menu', id, { title: name }),
      fields: ROWS.menu,
      values: { data: jsonOf(data) },
    }
  }
}

/** Those that somebody wrote: what a page left behind goes with it. */
async function* redirects({ db, siteId, wanted }: Reading): AsyncGenerator<Stored> {
  const rows = await db
    .selectFrom('redirect')
    .select(['source', 'destination'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'manual')
    .where(hinted(wanted, 'destination'))
    .orderBy('source')
    .execute()
  for (const { source, ...values } of rows) {
    yield { place: placeOf('redirect', source, { title: source }), fields: ROWS.redirect, values }
  }
}

/** Settings and constants under their names, and the offices and the theme, which are columns of the site. */
async function* settings({ db, siteId }: Reading): AsyncGenerator<Stored> {
  const [named, fixed, sites] = await Promise.all([
    db
      .selectFrom('setting')
      .select(['name', 'value'])
      .where('site_id', '=', siteId)
      .orderBy('name')
      .execute(),
    db.selectFrom('constant').select(['name', 'value']).where('site_id', '=', siteId).execute(),
    db.selectFrom('site').select(['offices', 'theme']).where('id', '=', siteId).execute(),
  ])
  const columns = sites.flatMap((site) =>
    Object.entries(site).map(([name, value]) => ({ name, value })),
  )
  for (const { name, value } of [...named, ...fixed, ...columns]) {
    const field = SETTING_FIELDS[name]
    // Texts are stored as they are, all else as JSON.
    const read = typeof field?.default === 'string' ? value : jsonOf(value)
    yield {
      place: placeOf('setting', name),
      fields: field ? { [name]: field } : {},
      values: { [name]: read },
    }
  }
}

const SETTING_FIELDS: Fields = ROWS.setting

/** Deeper than anything that the product writes. */
const BOUNDS = { depth: 100, values: Infinity }

/** A JSON text as a value; the text itself when it is none, or nested as deep as nobody writes. */
export function jsonOf(text: string): unknown {
  try {
    return jsonExcess(text, BOUNDS) === null ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** Rows, and drafts, which are long, that are looked through in one turn of the loop. */
const ROWS_AT_ONCE = { widget: 1000, article: 100 }
const DRAFTS_AT_ONCE = 20

/** The numbers after which each span of a site's rows begins. */
async function* spans(
  db: Db<Tables>,
  table: keyof typeof ROWS_AT_ONCE,
  siteId: number,
): AsyncGenerator<number> {
  for (let after: number | undefined = 0; after !== undefined;) {
    yield after
    await yieldToLoop()
    const next: { id: number } | undefined = await db
      .selectFrom(table)
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .offset(ROWS_AT_ONCE[table] - 1)
      .executeTakeFirst()
    after = next?.id
  }
}

/** Whether one of these columns may name what is wanted. */
function hinted({ hints, types }: Wanted, ...columns: string[]): RawBuilder<SqlBool> {
  const texts = [...hints, ...types.map((type) => `"${type}"`)]
  const found = columns.flatMap((column) =>
    texts.map((text) => sql`${sql.ref(column)} like ${`%${text}%`}`),
  )
  return found.length === 0 ? sql`1 = 0` : sql`(${sql.join(found, sql` or `)})`
}
