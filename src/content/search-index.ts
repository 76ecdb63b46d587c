import { sql } from 'kysely'
import { engineOf } from './db-handle.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { findInPostgres, findInSqlite } from './search-find.ts'
import type { AnalysedDocument, SearchStore } from './search-port.ts'
import { createSearchQueries } from './search-queries.ts'
import { createSearchState } from './search-state.ts'
import { tsvectorOf } from './search-terms.ts'
import { changeVocabulary, type WordChange } from './search-words.ts'
import { inTransaction } from './transaction.ts'

/** Rows that one statement may name: engines limit their parameters. */
const BATCH = 100

/** Words of one length that near ones are looked for among. */
const VOCABULARY_ROWS = 20_000

/** The search index on either engine (decision 010). */
export function createSearchIndex(db: Database): SearchStore {
  const find = engineOf(db) === 'sqlite' ? findInSqlite : findInPostgres
  return {
    async save(siteId, documents) {
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

    async remove(siteId, keys) {
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

    known: (siteId) =>
      db
        .selectFrom('search_document')
        .select(['key', 'origin', 'lang', 'hash'])
        .where('site_id', '=', siteId)
        .execute(),

    find: (siteId, question) => find(db, siteId, question),

    vocabulary: (siteId, { min, max }) =>
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

async function write(
  trx: DatabaseTransaction,
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
  trx: DatabaseTransaction,
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
