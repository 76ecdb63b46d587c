import { type RawBuilder, sql } from 'kysely'
import type { SearchDocument, SearchKind } from '#base/core/search/search.ts'
import { fts5Query, tsqueryOf, withoutSigns, type IndexQuestion } from './search-terms.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { SearchTables } from './search-tables.ts'

/** What answers a question. */
export interface IndexAnswer {
  documents: SearchDocument[]
  /** Of all that answer, whatever kind is asked for. */
  counts: Record<SearchKind, number>
}

/** How much more a word, or a beginning of one, weighs in the title than in the text. */
const TITLE = 50

type FoundRow = Pick<
  SearchDocument,
  'key' | 'kind' | 'lang' | 'title' | 'path' | 'description' | 'body'
>

/** A page must be among those shown; whatever else is indexed may be. */
const mayBeShown = (pages: RawBuilder<unknown>) => sql`(d.origin <> 'page' or d.key in (${pages}))`

export async function findInSqlite(
  db: Db<SearchTables>,
  siteId: number,
  typedQuestion: IndexQuestion,
): Promise<IndexAnswer> {
  const question = withoutSigns(typedQuestion)
  if (question === null) return nothing
  const pages = sql`select value from json_each(${JSON.stringify(question.pages)})`
  const matching = sql`from search_text join search_document d on d.id = search_text.rowid
    where search_text match ${fts5Query(question)} and d.site_id = ${siteId}
    and ${mayBeShown(pages)}`
  const rank = sql`bm25(search_text, ${sql.lit(TITLE)}, ${sql.lit(TITLE)}, 1.0)`
  return answer(db, { siteId, question, matching, rank })
}

export async function findInPostgres(
  db: Db<SearchTables>,
  siteId: number,
  typedQuestion: IndexQuestion,
): Promise<IndexAnswer> {
  const question = withoutSigns(typedQuestion)
  if (question === null) return nothing
  const pages = sql`select jsonb_array_elements_text(${JSON.stringify(question.pages)}::jsonb)`
  const query = sql`${tsqueryOf(question)}::tsquery`
  const matching = sql`from search_document d where d.terms @@ ${query}
    and d.site_id = ${siteId} and ${mayBeShown(pages)}`
  // Weights of D, C, B, A; a long text is worth less than a short one that says the same.
  const weights = sql`array[${sql.lit(1 / TITLE)}, 0, 1, 1]::real[]`
  const rank = sql`-ts_rank(${weights}, d.terms, ${query}) / (1 + 0.1 * ln(1 + length(d.terms)))`
  return answer(db, { siteId, question, matching, rank })
}

const nothing: IndexAnswer = { documents: [], counts: { page: 0, article: 0, guide: 0, video: 0 } }

type Counts = IndexAnswer['counts']

interface Finding {
  siteId: number
  question: IndexQuestion
  matching: RawBuilder<unknown>
  rank: RawBuilder<unknown>
}

/** Place before all others of a document that is asked for by its key; others share the last. */
const placeOf = (first: readonly string[]) =>
  first.length === 0
    ? sql`0`
    : sql`case d.key ${sql.join(
        first.map((key, place) => sql`when ${key} then ${sql.lit(place)}`),
        sql` `,
      )} else ${sql.lit(first.length)} end`

/** All that is found: what matches, and what comes first without it. */
function foundBy({ siteId, question, matching, rank }: Finding) {
  const { lang, first = [] } = question
  const columns = (ranked: RawBuilder<unknown>) =>
    sql`select d.id, d.key, d.kind, d.lang = ${lang} as is_own, ${placeOf(first)} as place, ${ranked} as rank`
  if (first.length === 0) return sql`found as materialized (${columns(rank)} ${matching})`
  return sql`matched as materialized (${columns(rank)} ${matching}),
    found as materialized (select * from matched union all ${columns(sql`0`)}
      from search_document d where d.site_id = ${siteId} and d.key in (${sql.join(first)})
      and d.id not in (select id from matched))`
}

/** Hits and counts by one look through what is found. */
async function answer(db: Db<SearchTables>, finding: Finding): Promise<IndexAnswer> {
  const { kind, limit, offset } = finding.question
  const ofKind = kind === null ? sql`` : sql`where kind = ${kind}`
  const { rows } = await sql<FoundRow & CountColumns>`
    with ${foundBy(finding)}
    select d.key, d.kind, d.lang, c.title, c.path, c.description, c.body, ${COUNTS}
    from (select id, key, is_own, place, rank from found ${ofKind}
      order by place, is_own desc, rank, key limit ${limit} offset ${offset}) best
    join search_document d on d.id = best.id
    join search_content c on c.document_id = best.id
    order by best.place, best.is_own desc, best.rank, best.key`.execute(db)
  const [first] = rows
  if (first === undefined) return { documents: [], counts: await countsOf(db, finding) }
  const documents = rows.map(
    ({ key, kind: found, lang: written, title, path, description, body }) => ({
      key,
      kind: found,
      lang: written,
      title,
      path,
      description,
      body,
    }),
  )
  return { documents, counts: countsIn(first) }
}

interface CountColumns {
  pages: number
  articles: number
  guides: number
  videos: number
}

const countsIn = ({ pages, articles, guides, videos }: CountColumns): Counts => ({
  page: pages,
  article: articles,
  guide: guides,
  video: videos,
})

const COUNTS = sql`
  (select count(*) from found where kind = 'page') as pages,
  (select count(*) from found where kind = 'article') as articles,
  (select count(*) from found where kind = 'guide') as guides,
  (select count(*) from found where kind = 'video') as videos`

/** Counts alone, of a page of hits that holds none. */
async function countsOf(db: Db<SearchTables>, finding: Finding): Promise<Counts> {
  const { rows } = await sql<CountColumns>`with ${foundBy(finding)} select ${COUNTS}`.execute(db)
  return rows[0] === undefined ? nothing.counts : countsIn(rows[0])
}
