import { sql, type Transaction } from 'kysely'
import { engineOf, type Db } from '#base/platform/db/db-handle.ts'
import { findInPostgres, findInSqlite, type IndexAnswer } from './search-find.ts'
import { createSearchQueries } from './search-queries.ts'
import { createSearchState } from './search-state.ts'
import { tsvectorOf, type IndexQuestion } from './search-terms.ts'
import { changeVocabulary, type WordChange } from './search-words.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import type { AnalysedDocument } from './search-document.ts'
import type { SearchTables } from './search-tables.ts'

/** A document of the index, without its text. */
type KnownDocument = Pick<AnalysedDocument, 'key' | 'origin' | 'lang' | 'hash'>

/** Rows that one statement may name: engines limit their parameters. */
const BATCH = 100

/** Words of one length that near ones are looked for among. */
const VOCABULARY_ROWS = 20_000

/**
 * The search index of all sites on either engine (decision 010), and what was looked for; no content:
 * a site's version stays.
 */
export function createSearchStore(db: Db<SearchTables>) {
  const find = engineOf(db) === 'sqlite' ? findInSqlite : findInPostgres
  return {
    /** Adds documents, or replaces those of the same key; one transaction. */
    async save(siteId: number, documents: readonly AnalysedDocument[]): Promise<void> {
      if (documents.length === 0) return
      await inTransaction(db, async (trx) => {
        const before = await wordsOf(
          trx,
          siteId,
          documents.map(({ key }) => key),
        )
        for (const document of documents) await write(trx, siteId, document)
        await changeVocabulary(trx, siteId, [
          ...before.map((row) => ({ ...row, by: -1 })),
          ...documents.map(({ lang, words }) => ({ lang, words, by: 1 })),
        ])
      })
    },

    async remove(siteId: number, keys: readonly string[]): Promise<void> {
      for (let start = 0; start < keys.length; start += BATCH) {
        const some = keys.slice(start, start + BATCH)
        await inTransaction(db, async (trx) => {
          const before = await wordsOf(trx, siteId, some)
          await trx
            .deleteFrom('search_document')
            .where('site_id', '=', siteId)
            .where('key', 'in', some)
            .execute()
          await changeVocabulary(
            trx,
            siteId,
            before.map((row) => ({ ...row, by: -1 })),
          )
        })
      }
    },

    known: (siteId: number): Promise<KnownDocument[]> =>
      db
        .selectFrom('search_document')
        .select(['key', 'origin', 'lang', 'hash'])
        .where('site_id', '=', siteId)
        .execute(),

    /** Best first: a word in the title weighs far more than one in the text. */
    find: (siteId: number, question: IndexQuestion): Promise<IndexAnswer> =>
      find(db, siteId, question),

    /** Words of the documents by their number of letters, those of most documents first. */
    vocabulary: (
      siteId: number,
      { min, max }: { min: number; max: number },
    ): Promise<{ word: string; shown: string; documents: number }[]> =>
      db
        .selectFrom('search_word')
        .select(['word', 'shown', 'documents'])
        .where('site_id', '=', siteId)
        .where(sql<number>`length(word)`, '>=', min)
        .where(sql<number>`length(word)`, '<=', max)
        .orderBy('documents', 'desc')
        .orderBy('word')
        .limit(VOCABULARY_ROWS)
        .execute(),

    ...createSearchState(db),
    ...createSearchQueries(db),
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>

async function write(
  trx: Transaction<SearchTables>,
  siteId: number,
  document: AnalysedDocument,
): Promise<void> {
  const { key, titleTerms, bodyTerms, beginnings, words, ...plain } = document
  const { origin, kind, lang, hash } = plain
  const columns = {
    origin,
    kind,
    lang,
    hash,
    ...(engineOf(trx) === 'postgres' ? { terms: tsvectorOf(document) } : {}),
  }
  const { id } = await trx
    .insertInto('search_document')
    .values({ site_id: siteId, key, ...columns })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = {
    title: stored(plain.title),
    path: stored(plain.path),
    description: stored(plain.description),
    body: stored(plain.body),
    words: words.map(([folded]) => folded).join(' '),
  }
  await trx
    .insertInto('search_content')
    .values({ document_id: id, ...content })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(content))
    .execute()
  if (engineOf(trx) === 'postgres') return
  await sql`insert or replace into search_text (rowid, title, beginnings, body) values (
    ${id}, ${titleTerms.join(' ')}, ${beginnings.join(' ')}, ${bodyTerms.join(' ')})`.execute(trx)
}

/** PostgreSQL refuses the null character. */
const stored = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()

async function wordsOf(
  trx: Transaction<SearchTables>,
  siteId: number,
  keys: readonly string[],
): Promise<Omit<WordChange, 'by'>[]> {
  const rows = await trx
    .selectFrom('search_document')
    .innerJoin('search_content', 'document_id', 'id')
    .select(['lang', 'words'])
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .execute()
  return rows.map(({ lang, words }) => ({
    lang,
    words: words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, word] as const),
  }))
}
