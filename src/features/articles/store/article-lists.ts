import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { prepare } from '#base/platform/db/prepared.ts'
import type { ArticleTable, ArticleTables } from './article-tables.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

const COLUMNS = [
  'article.id',
  'article.title',
  'article.summary',
  'article.slug',
  'article.motifs',
  'article.medias_paths',
  'article.date_published',
  'article.date_update',
  'article.duration',
] as const

/** What a list shows of an article, as its row holds it. */
export type ListedArticle = Pick<
  ArticleTable,
  | 'id'
  | 'title'
  | 'summary'
  | 'slug'
  | 'motifs'
  | 'medias_paths'
  | 'date_published'
  | 'date_update'
  | 'duration'
>

/** What is listed: articles of any of these motifs that are published at `now`. */
interface ListQuery {
  siteId: number
  /** Each once, at least one. */
  motifs: readonly string[]
  lang: string
  /** As stored, so that texts compare as times do. */
  now: string
  /** Articles that have any of these motifs too are left out. */
  without: readonly string[]
  limit: number
  offset: number
}

type MotifName = `motif${number}` | `without${number}`

type Counted = { siteId: number; lang: string; now: string } & Record<MotifName, string>

type Listed = Counted & { limit: number; offset: number; reach: number }

/** Lists the newest articles of motifs and counts them all; compiled once for each number of motifs. */
export async function listArticles(
  db: Db<ArticleTables>,
  { siteId, motifs, lang, now, without, limit, offset }: ListQuery,
): Promise<{ rows: ListedArticle[]; total: number }> {
  const named = Object.fromEntries([
    ...motifs.map((motif, index) => [nameOf(index), motif]),
    ...without.map((motif, index) => [leftOut(index), motif]),
  ])
  const common = { siteId, lang, now, ...named }
  const listed = { ...common, limit, offset, reach: limit + offset }
  const rows = await newestOf(motifs.length, without.length)(db, listed)
  const [counted] = await totalOf(motifs.length, without.length)(db, common)
  return { rows, total: counted?.total ?? 0 }
}

/** Name of the value of a motif, by its place. */
const nameOf = (index: number): MotifName => `motif${index}`

const leftOut = (index: number): MotifName => `without${index}`

const names = (count: number, name = nameOf): MotifName[] =>
  Array.from({ length: count }, (_, index) => name(index))

/** A statement for each number of motifs, and of those that are left out. */
function byCounts<Query>(make: (count: number, without: number) => Query) {
  const made = new Map<string, Query>()
  return (count: number, without: number): Query => {
    const key = `${count} ${without}`
    const query = made.get(key) ?? make(count, without)
    made.set(key, query)
    return query
  }
}

/** Articles that have none of the motifs that are left out. */
const isLeft =
  (
    without: number,
    value: <Name extends keyof Counted & string>(name: Name) => RawBuilder<Counted[Name]>,
  ) =>
  (eb: ExpressionBuilder<ArticleTables, 'article_motif'>) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('article_motif as other')
          .select('other.article_id')
          .where('other.site_id', '=', value('siteId'))
          .whereRef('other.article_id', '=', 'article_motif.article_id')
          .where('other.motif', 'in', names(without, leftOut).map(value)),
      ),
    )

/**
 * Each motif gives its newest from the index, and only these few are merged: choosing among all
 * articles of all motifs would read and sort every one of them. Rows of articles are read for those
 * alone that are listed.
 */
function newestArticles(count: number, without: number) {
  return prepare<Listed>()((db: Db<ArticleTables>, value) => {
    const newestOf = (motif: MotifName) =>
      db
        .selectFrom(
          db
            .selectFrom('article_motif')
            .select(['article_id', 'date_published'])
            .where('site_id', '=', value('siteId'))
            .where('motif', '=', value(motif))
            .where('lang', '=', value('lang'))
            .where('date_published', '<=', value('now'))
            .$if(without > 0, (open) => open.where(isLeft(without, value)))
            .orderBy('date_published', 'desc')
            .orderBy('article_id', 'desc')
            .limit(value('reach'))
            .as('newest_of_motif'),
        )
        .selectAll()
    const all = names(count - 1).reduce(
      (union, motif) => union.union(newestOf(motif)),
      newestOf(nameOf(count - 1)),
    )
    const listed = db
      .selectFrom(all.as('newest'))
      .selectAll()
      .orderBy('newest.date_published', 'desc')
      .orderBy('newest.article_id', 'desc')
      .limit(value('limit'))
      .offset(value('offset'))
    return db
      .selectFrom(listed.as('listed'))
      .innerJoin('article', (join) =>
        join
          .onRef('article.id', '=', 'listed.article_id')
          .on('article.site_id', '=', value('siteId')),
      )
      .select(COLUMNS)
      .orderBy('listed.date_published', 'desc')
      .orderBy('listed.article_id', 'desc')
  })
}

function articleTotal(count: number, without: number) {
  return prepare<Counted>()((db: Db<ArticleTables>, value) =>
    db
      .selectFrom('article_motif')
      .select((eb) =>
        count === 1
          ? eb.fn.countAll<number>().as('total')
          : eb.fn.count<number>('article_id').distinct().as('total'),
      )
      .where('site_id', '=', value('siteId'))
      .where('motif', 'in', names(count).map(value))
      .where('lang', '=', value('lang'))
      .where('date_published', '<=', value('now'))
      .$if(without > 0, (open) => open.where(isLeft(without, value))),
  )
}

const newestOf = byCounts(newestArticles)
const totalOf = byCounts(articleTotal)
