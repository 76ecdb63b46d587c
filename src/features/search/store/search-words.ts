import { sql, type Transaction } from 'kysely'
import type { SearchTables } from './search-tables.ts'

/** Words that a document gains (`by` 1) or loses (-1). */
export interface WordChange {
  lang: string
  words: readonly (readonly [folded: string, shown: string])[]
  by: number
}

/** Rows that one statement writes. */
const BATCH = 200

/** Brings the vocabulary's counts in step with documents that come and go. */
export async function changeVocabulary(
  trx: Transaction<SearchTables>,
  siteId: number,
  changes: readonly WordChange[],
): Promise<void> {
  const rows = summed(changes).map((row) => ({ site_id: siteId, ...row }))
  const grown = rows.filter(({ documents }) => documents > 0)
  const shrunk = rows.filter(({ documents }) => documents < 0)
  for (const list of [grown, shrunk]) {
    for (let start = 0; start < list.length; start += BATCH) {
      await trx
        .insertInto('search_word')
        .values(list.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'lang', 'word']).doUpdateSet({
            documents: sql`search_word.documents + excluded.documents`,
          }),
        )
        .execute()
    }
  }
  if (shrunk.length === 0) return
  await trx
    .deleteFrom('search_word')
    .where('site_id', '=', siteId)
    .where('documents', '<=', 0)
    .execute()
}

/** One row a word, in one order for all writers; those whose count stays are left out. */
function summed(changes: readonly WordChange[]) {
  const rows = new Map<string, { lang: string; word: string; shown: string; documents: number }>()
  for (const { lang, words, by } of changes) {
    for (const [word, shown] of words) {
      const known = rows.get(`${lang} ${word}`)
      const documents = (known?.documents ?? 0) + by
      rows.set(`${lang} ${word}`, {
        lang,
        word,
        shown: by > 0 ? shown : (known?.shown ?? shown),
        documents,
      })
    }
  }
  return [...rows.values()]
    .filter(({ documents }) => documents !== 0)
    .toSorted((a, b) => (a.word < b.word ? -1 : 1))
}
