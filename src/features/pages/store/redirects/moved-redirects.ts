import { z } from 'zod'
import { chunksOf } from '#base/platform/db/chunks.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** A former address of a page, as the redirect table has it. */
export const movedRedirect = z.object({
  source: z.string(),
  destination: z.string(),
  lang: z.string().nullable(),
})

export type MovedRedirect = z.infer<typeof movedRedirect>

const COLUMNS = ['source', 'destination', 'lang'] as const

/** The `moved` redirects that stand at these paths. */
export async function movedRedirectsAt(
  trx: Transaction<PageTables>,
  siteId: number,
  sources: readonly string[],
): Promise<MovedRedirect[]> {
  const found: MovedRedirect[] = []
  for (const part of chunksOf(sources)) {
    const rows = await ofSite(trx, siteId).where('source', 'in', part).execute()
    found.push(...rows)
  }
  return found
}

/** Former addresses of pages. */
export async function movedRedirectsTo(
  trx: Transaction<PageTables>,
  siteId: number,
  pageIds: readonly number[],
): Promise<MovedRedirect[]> {
  const found: MovedRedirect[] = []
  for (const part of chunksOf(pageIds)) {
    const destinations = part.map((id) => `page:${id}`)
    found.push(...(await ofSite(trx, siteId).where('destination', 'in', destinations).execute()))
  }
  return found
}

/** Puts former addresses back, except where a page or another one stands by now. */
export async function putBackMoved(
  trx: Transaction<PageTables>,
  siteId: number,
  redirects: readonly MovedRedirect[],
): Promise<void> {
  for (const part of chunksOf(redirects)) {
    const sources = part.map(({ source }) => source)
    const pages = await trx
      .selectFrom('page_translation')
      .select('path')
      .where('site_id', '=', siteId)
      .where('path', 'in', sources)
      .execute()
    const lived = new Set(pages.map(({ path }) => path))
    const rows = part
      .filter(({ source }) => !lived.has(source))
      .map((row) => ({ ...row, site_id: siteId, kind: 'moved', is_wildcard: 0 as const }))
    if (rows.length === 0) continue
    await trx
      .insertInto('redirect')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['site_id', 'source', 'kind']).doNothing())
      .execute()
  }
}

/** Takes former addresses of these pages away. */
export async function forgetMovedTo(
  trx: Transaction<PageTables>,
  siteId: number,
  pageIds: readonly number[],
): Promise<void> {
  for (const part of chunksOf(pageIds)) {
    await trx
      .deleteFrom('redirect')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'moved')
      .where(
        'destination',
        'in',
        part.map((id) => `page:${id}`),
      )
      .execute()
  }
}

const ofSite = (trx: Transaction<PageTables>, siteId: number) =>
  trx
    .selectFrom('redirect')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('kind', '=', 'moved')
