import type { Insertable, Transaction } from 'kysely'
import type { MediaPath } from '#base/core/article/article.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { listArticles, type ListedArticle } from './article-lists.ts'
import { languageOf, type Language } from '#base/kit/language.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import type { ArticleTable, ArticleTables } from './article-tables.ts'
import { isId, isStorableText, MAX_INTEGER } from '#base/platform/db/column-values.ts'
import { parseStored, type ReportFault } from '#base/platform/db/stored-json.ts'
import { ARTICLES } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import {
  mediasSchema,
  motifsSchema,
  type StoredArticle,
  storedVideoSchema,
  type StoredArticleList,
} from './stored-article.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

type Stored<T> = ReturnType<typeof parseStored<T>>

// Articles of one topic, and of firms made from one template, store the same texts, and share what
// they say.
const bounds = { room: roomFor(4_000_000), sizeOf: estimateBytes }
const storedMotifs = memoize((text): Stored<string[]> => parseStored(motifsSchema, text), bounds)
const storedMedias = memoize((text): Stored<MediaPath[]> => parseStored(mediasSchema, text), bounds)

const bySlug = prepare<{ siteId: number; slug: string; now: string }>()(
  (db: Db<ArticleTables>, value) =>
    db
      .selectFrom('article')
      .select('id')
      .where('site_id', '=', value('siteId'))
      .where('slug', '=', value('slug'))
      .where('date_published', '<=', value('now')),
)

const byId = prepare<{ siteId: number; id: number; now: string }>()(
  (db: Db<ArticleTables>, value) =>
    db
      .selectFrom('article')
      .selectAll()
      .where('site_id', '=', value('siteId'))
      .where('id', '=', value('id'))
      .where('date_published', '<=', value('now')),
)

const motifsOf = prepare<{ siteId: number }>()((db: Db<ArticleTables>, value) =>
  db
    .selectFrom('motif')
    .select(['code', 'description'])
    .where('site_id', '=', value('siteId'))
    .orderBy('position'),
)

const byFormerSlug = prepare<{ siteId: number; former: string; now: string }>()(
  (db: Db<ArticleTables>, value) =>
    db
      .selectFrom('former_slug')
      .innerJoin('article', (join) =>
        join
          .onRef('article.id', '=', 'former_slug.article_id')
          .onRef('article.site_id', '=', 'former_slug.site_id'),
      )
      .select('article.slug')
      .where('former_slug.site_id', '=', value('siteId'))
      .where('former_slug.slug', '=', value('former'))
      .where('article.date_published', '<=', value('now')),
)

const nextToAppear = prepare<{ siteId: number; after: string }>()((db: Db<ArticleTables>, value) =>
  db
    .selectFrom('article')
    .select((eb) => eb.fn.min('date_published').as('at'))
    .where('site_id', '=', value('siteId'))
    .where('date_published', '>', value('after')),
)

const nextUnpinned = prepare<{ siteId: number; after: string }>()((db: Db<ArticleTables>, value) =>
  db
    .selectFrom('article_choice')
    .select((eb) => eb.fn.min('pinned_until').as('at'))
    .where('site_id', '=', value('siteId'))
    .where('pinned_until', '>', value('after')),
)

/** Own articles, for the library adapter; only what is published at `now` is handed out. */
export function createArticleStore(db: Db<ArticleTables>, report: ReportFault) {
  const column = columnReader(report)
  const listItem = (siteId: number, row: ListedArticle) => listedOf(column, siteId, row)

  return {
    motifs: (siteId: number): Promise<{ code: string; description: string }[]> =>
      motifsOf(db, { siteId }),

    saveMotifs: (siteId: number, motifs: { code: string; description: string }[]): Promise<void> =>
      saveMotifs(db, siteId, motifs),

    /**
     * Newest publication first, then highest id; `motifs` matches any of them. Published at `now`
     * or before.
     */
    async list(
      siteId: number,
      query: {
        motifs: string[]
        lang: Language
        limit: number
        offset: number
        now: string
        /** Articles of these motifs too are neither listed nor counted. */
        without?: readonly string[]
      },
    ): Promise<StoredArticleList> {
      const motifs = [...new Set(query.motifs.filter(isStorableText))]
      const now = instantOf(query.now)
      if (motifs.length === 0) return { articles: [], countArticle: 0 }
      const { rows, total } = await listArticles(db, {
        siteId,
        motifs,
        lang: query.lang,
        now,
        without: [...new Set(query.without?.filter(isStorableText))],
        limit: whole(query.limit),
        offset: whole(query.offset),
      })
      return { articles: rows.map((row) => listItem(siteId, row)), countArticle: total }
    },

    async idOfSlug(siteId: number, slug: string, now: string): Promise<number | null> {
      const [row] = isStorableText(slug)
        ? await bySlug(db, { siteId, slug, now: instantOf(now) })
        : []
      return row?.id ?? null
    },

    /** Whether an article has any of these motifs. */
    isOfAny: (siteId: number, id: number, motifs: readonly string[]): Promise<boolean> =>
      isOfAny(db, { siteId, id, motifs }),

    async find(siteId: number, id: number, now: string): Promise<StoredArticle | null> {
      const [row] = isId(id) ? await byId(db, { siteId, id, now: instantOf(now) }) : []
      return row === undefined ? null : wholeOf(column, siteId, row)
    },

    async save(siteId: number, article: StoredArticle): Promise<void> {
      if (!isId(article.id)) throw new ContentError(`${article.id} n’est pas un numéro d’article.`)
      await writeSite(db, siteId, (trx) => writeArticle(trx, siteId, article), ARTICLES)
    },

    /**
     * The next instant after `now` at which an article of the site appears or a pin ends: until then
     * lists stay as they are. `null` when there is none.
     */
    async holdUntil(siteId: number, now: string): Promise<string | null> {
      const after = instantOf(now)
      const [appears, unpinned] = await Promise.all([
        nextToAppear(db, { siteId, after }),
        nextUnpinned(db, { siteId, after }),
      ])
      const ends = [...appears, ...unpinned].flatMap(({ at }) => at ?? [])
      return ends.toSorted()[0] ?? null
    },

    /** Sites of which an article has come to be seen after an instant and until another one. */
    async appeared(after: string, until: string): Promise<number[]> {
      const rows = await db
        .selectFrom('article')
        .select('site_id')
        .distinct()
        .where('date_published', '>', instantOf(after))
        .where('date_published', '<=', instantOf(until))
        .execute()
      return rows.map(({ site_id }) => site_id)
    },

    /** The slug that an article has now, by one that it had before; `null` when there is none. */
    async slugNow(siteId: number, former: string, now: string): Promise<string | null> {
      const [row] = isStorableText(former)
        ? await byFormerSlug(db, { siteId, former, now: instantOf(now) })
        : []
      return row?.slug ?? null
    },
  }
}

async function isOfAny(
  db: Db<ArticleTables>,
  { siteId, id, motifs }: { siteId: number; id: number; motifs: readonly string[] },
): Promise<boolean> {
  const known = motifs.filter(isStorableText)
  if (known.length === 0) return false
  const row = await db
    .selectFrom('article_motif')
    .select('motif')
    .where('site_id', '=', siteId)
    .where('article_id', '=', id)
    .where('motif', 'in', known)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A JSON column; a corrupt one costs what it holds, never the article. */
const columnReader =
  (report: ReportFault) =>
  <T>(siteId: number, id: number, name: string, stored: Stored<T>, fallback: T): T => {
    if ('value' in stored) return stored.value
    report(`Article ${id} : ${name} illisible, ignoré : ${stored.reason}.`, siteId)
    return fallback
  }

type ReadColumn = ReturnType<typeof columnReader>
type WholeArticle = Awaited<ReturnType<typeof byId>>[number]

const listedOf = (
  column: ReadColumn,
  siteId: number,
  row: ListedArticle,
): StoredArticleList['articles'][number] => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  slug: row.slug,
  motifs: column(siteId, row.id, 'motifs', storedMotifs(row.motifs), []),
  mediasPaths: column(siteId, row.id, 'mediasPaths', storedMedias(row.medias_paths), []),
  datePublished: row.date_published,
  dateUpdate: row.date_update,
  ...(row.duration === null ? {} : { duration: row.duration }),
})

function wholeOf(column: ReadColumn, siteId: number, row: WholeArticle): StoredArticle {
  const video =
    row.video === null
      ? null
      : column(siteId, row.id, 'video', parseStored(storedVideoSchema, row.video), null)
  return {
    ...listedOf(column, siteId, row),
    html: row.html,
    lang: languageOf(row.lang),
    externalKey: row.external_key,
    copyright_year: row.copyright_year,
    sanitiserVersion: row.sanitiser_version,
    ...(row.author === '' ? {} : { author: row.author }),
    ...(row.person_id === 0 ? {} : { personId: row.person_id }),
    ...(row.reviewer_id === 0 ? {} : { reviewerId: row.reviewer_id }),
    ...(video === null ? {} : { video }),
  }
}

async function saveMotifs(
  db: Db<ArticleTables>,
  siteId: number,
  motifs: { code: string; description: string }[],
): Promise<void> {
  const codes = motifs.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice !== undefined) throw new ContentError(`Le motif ${twice} est donné deux fois.`)
  await writeSite(db, siteId, async (trx) => {
    await trx.deleteFrom('motif').where('site_id', '=', siteId).execute()
    for (const [position, { code, description }] of motifs.entries()) {
      await trx
        .insertInto('motif')
        .values({ site_id: siteId, code, description, position })
        .execute()
    }
  })
}

export type ArticleStore = ReturnType<typeof createArticleStore>

/** Writes an article with its motifs. @throws ContentError when another article has its slug */
export async function writeArticle(
  trx: Transaction<ArticleTables>,
  siteId: number,
  article: StoredArticle,
): Promise<void> {
  const row = articleRow(siteId, article)
  await refuseTakenSlug(trx, siteId, article)
  const { site_id: _site, id: _id, ...columns } = row
  await trx
    .insertInto('article')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(columns))
    .execute()
  await trx
    .deleteFrom('article_motif')
    .where('site_id', '=', siteId)
    .where('article_id', '=', article.id)
    .execute()
  for (const motif of new Set(article.motifs)) {
    await trx
      .insertInto('article_motif')
      .values({
        site_id: siteId,
        article_id: article.id,
        motif,
        lang: row.lang,
        date_published: row.date_published,
      })
      .execute()
  }
}

/**
 * An instant in the one form in which they are stored, so that texts compare as times do.
 * @throws ContentError when it is none
 */
function instantOf(text: string): string {
  const time = Date.parse(text)
  if (Number.isNaN(time)) {
    throw new ContentError(
      `« ${text} » n’est pas un instant : écrivez par exemple 2026-04-01T08:00:00Z.`,
    )
  }
  return new Date(time).toISOString()
}

/** A count that both engines accept as a limit. */
const whole = (count: number): number => Math.min(Math.max(0, Math.trunc(count) || 0), MAX_INTEGER)

function articleRow(siteId: number, article: StoredArticle): Insertable<ArticleTable> {
  return {
    site_id: siteId,
    id: article.id,
    lang: article.lang,
    title: article.title,
    summary: article.summary,
    slug: article.slug,
    html: article.html,
    motifs: JSON.stringify(article.motifs),
    date_published: instantOf(article.datePublished),
    date_update: instantOf(article.dateUpdate),
    external_key: article.externalKey,
    medias_paths: JSON.stringify(article.mediasPaths),
    copyright_year: article.copyright_year,
    duration: article.duration ?? null,
    video: article.video === undefined ? null : JSON.stringify(article.video),
    sanitiser_version: article.sanitiserVersion,
    author: article.author ?? '',
    person_id: article.personId ?? 0,
    reviewer_id: article.reviewerId ?? 0,
  }
}

async function refuseTakenSlug(
  trx: Transaction<ArticleTables>,
  siteId: number,
  { id, slug }: StoredArticle,
): Promise<void> {
  const owner = await trx
    .selectFrom('article')
    .select(['id', 'title'])
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (owner !== undefined) {
    throw new ContentError(
      `Le slug « ${slug} » est déjà celui de l’article ${owner.id} « ${owner.title} ».`,
    )
  }
}
