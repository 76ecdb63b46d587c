import { chunksOf } from '#base/platform/db/chunks.ts'
import { languageOf } from '#base/kit/language.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { excess } from './redirect-rules.ts'
import { bit, isStorableText } from '#base/platform/db/column-values.ts'
import type { RedirectTable, PageTables } from '../page-tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

export const COLUMNS = ['source', 'destination', 'kind', 'lang'] as const

/** Rows that one statement reads: SQLite holds the event loop as long as it runs. */
const ROWS_READ = 1000

export function toRedirect(row: Pick<RedirectTable, (typeof COLUMNS)[number]>): Redirect {
  const { source, destination } = row
  const kind = row.kind === 'moved' ? 'moved' : 'manual'
  return row.lang === null
    ? { source, destination, kind }
    : { source, destination, kind, lang: languageOf(row.lang) }
}

/** Every redirect of a site, a part at a time, in the order of the database. */
export async function* readRedirects(
  handle: Db<PageTables>,
  siteId: number,
): AsyncGenerator<Redirect[]> {
  for (let after: Pick<RedirectTable, 'source' | 'kind'> | undefined; ;) {
    const rows = await handle
      .selectFrom('redirect')
      .select(COLUMNS)
      .where('site_id', '=', siteId)
      .where((eb) =>
        eb(eb.refTuple('source', 'kind'), '>', eb.tuple(after?.source ?? '', after?.kind ?? '')),
      )
      .orderBy('source')
      .orderBy('kind')
      .limit(ROWS_READ)
      .execute()
    yield rows.map(toRedirect)
    after = rows.at(-1)
    if (rows.length < ROWS_READ) return
    await yieldToLoop()
  }
}

/** The redirect of a source and kind. */
export async function findRedirect(
  handle: Db<PageTables>,
  siteId: number,
  { source, kind }: Pick<Redirect, 'source' | 'kind'>,
): Promise<Redirect | null> {
  if (!isStorableText(source)) return null
  const row = await handle
    .selectFrom('redirect')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('source', '=', source)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row === undefined ? null : toRedirect(row)
}

/** Writes redirects over those of their source and kind; no two of them have both in common. */
export async function writeRedirects(
  trx: Transaction<PageTables>,
  siteId: number,
  redirects: readonly Redirect[],
): Promise<void> {
  for (const part of chunksOf(redirects)) {
    const rows = part.map(({ source, kind, destination, lang = null }) => ({
      site_id: siteId,
      source,
      kind,
      destination,
      lang,
      is_wildcard: bit(source.endsWith('*')),
    }))
    await trx
      .insertInto('redirect')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'source', 'kind']).doUpdateSet((eb) => ({
          destination: eb.ref('excluded.destination'),
          lang: eb.ref('excluded.lang'),
        })),
      )
      .execute()
    await yieldToLoop()
  }
}

/** @throws ContentError when the site has more redirects of a kind than it may */
export async function refuseExcess(
  trx: Transaction<PageTables>,
  siteId: number,
  kind: Redirect['kind'],
): Promise<void> {
  const { count } = await trx
    .selectFrom('redirect')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const refusal = excess(kind, Number(count))
  if (refusal !== null) throw new ContentError(refusal)
}
