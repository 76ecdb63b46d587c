import { sql, type Transaction } from 'kysely'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { RedirectMap } from './redirect-map.ts'
import {
  COLUMNS,
  findRedirect,
  readRedirects,
  refuseExcess,
  toRedirect,
  writeRedirects,
} from './redirect-rows.ts'
import { excess, leadsBack, malformation, roundTrip, sourcesFor } from './redirect-rules.ts'
import { isStorableText } from '#base/platform/db/column-values.ts'
import { REDIRECTS } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '../page-tables.ts'

/** Sources that one question names: few sizes, so that each is compiled once; no path has more. */
const QUESTION_SIZES = [32, 128, 512] as const

/** The redirect table of a site (requirements A4). */
export function createRedirectStore(db: Db<PageTables>) {
  return {
    /** Exact source first, then the longest `*` prefix; manual before moved. */
    match: (siteId: number, path: string): Promise<Redirect | null> => match(db, siteId, path),

    async save(siteId: number, redirect: Redirect): Promise<void> {
      const malformed = malformation(redirect)
      if (malformed !== null) throw new ContentError(malformed)
      const work = async (trx: Transaction<PageTables>) => {
        const isNew = (await findRedirect(trx, siteId, redirect)) === null
        await writeRedirects(trx, siteId, [redirect])
        if (isNew) await refuseExcess(trx, siteId, redirect.kind)
        const addresses = {
          isPage: (path: string) => isPage(trx, siteId, path),
          match: (path: string) => match(trx, siteId, path),
        }
        if (await leadsBack(redirect, addresses)) throw new ContentError(roundTrip(redirect))
      }
      await writeSite(db, siteId, work, [REDIRECTS])
    },

    /** Nothing happens when there is none. */
    async remove(
      siteId: number,
      { source, kind }: Pick<Redirect, 'source' | 'kind'>,
    ): Promise<void> {
      if (!isStorableText(source)) return
      await writeSite(
        db,
        siteId,
        (trx) =>
          trx
            .deleteFrom('redirect')
            .where('site_id', '=', siteId)
            .where('source', '=', source)
            .where('kind', '=', kind)
            .execute(),
        [REDIRECTS],
      )
    },

    /**
     * Saves many as one: each that can't be is left out.
     * @returns for each why it was refused, or `null`
     */
    async saveAll(siteId: number, redirects: readonly Redirect[]): Promise<(string | null)[]> {
      return writeSite(db, siteId, (trx) => savedAll(trx, siteId, redirects), [REDIRECTS])
    },

    async find(
      siteId: number,
      redirect: Pick<Redirect, 'source' | 'kind'>,
    ): Promise<Redirect | null> {
      return findRedirect(db, siteId, redirect)
    },

    async list(siteId: number): Promise<Redirect[]> {
      const all: Redirect[] = []
      for await (const part of readRedirects(db, siteId)) all.push(...part)
      // Sorted here because engines and locales order texts differently.
      return all.toSorted((a, b) => compare(a.source, b.source) || compare(a.kind, b.kind))
    },
  }
}

export type RedirectStore = ReturnType<typeof createRedirectStore>

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const namesOf = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => `source${index}`)

const ofSources = (size: number) =>
  prepare<Record<string, number | string>>()((db: Db<PageTables>, value) =>
    db
      .selectFrom('redirect')
      .select(COLUMNS)
      .where('site_id', '=', sql<number>`${value('siteId')}`)
      .where('source', 'in', sql<string>`(${sql.join(namesOf(size).map(value))})`)
      // As an expression: sorted by the column itself, an index of all stars would be read to its end.
      .orderBy((eb) => eb.case().when('is_wildcard', '=', 0).then(0).else(1).end())
      .orderBy(sql`length(source)`, 'desc')
      .orderBy((eb) => eb.case().when('kind', '=', 'manual').then(0).else(1).end())
      .limit(1),
  )

const QUESTIONS = QUESTION_SIZES.map((size) => ({ size, ask: ofSources(size) }))

/** Asks for the sources that a path may be caught by, not each source for the path: an index answers. */
async function match(db: Db<PageTables>, siteId: number, path: string): Promise<Redirect | null> {
  if (!isStorableText(path)) return null
  const sources = sourcesFor(path)
  const question = QUESTIONS.find(({ size }) => size >= sources.length)
  if (question === undefined) throw new Error(`${sources.length} sources for one path`)
  const named = namesOf(question.size).map((name, index) => [name, sources[index] ?? path])
  const [row] = await question.ask(db, { ...Object.fromEntries(named), siteId })
  return row === undefined ? null : toRedirect(row)
}

async function isPage(
  trx: Transaction<PageTables>,
  siteId: number,
  path: string,
): Promise<boolean> {
  const page = await trx
    .selectFrom('page_translation')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where('path', '=', path)
    .executeTakeFirst()
  return page !== undefined
}

/** Judges each redirect after those before it, as if saved one by one, and writes those that may be. */
async function savedAll(
  trx: Transaction<PageTables>,
  siteId: number,
  redirects: readonly Redirect[],
): Promise<(string | null)[]> {
  const known = new RedirectMap()
  for await (const part of readRedirects(trx, siteId)) {
    for (const redirect of part) known.set(redirect)
  }
  const pages = await trx
    .selectFrom('page_translation')
    .select('path')
    .where('site_id', '=', siteId)
    .execute()
  const paths = new Set(pages.map(({ path }) => path))
  const addresses = {
    isPage: (path: string) => paths.has(path),
    match: (path: string) => known.match(path),
  }
  const saved = new Map<string, Redirect>()
  const refusals: (string | null)[] = []
  for (const redirect of redirects) {
    const refusal = malformation(redirect) ?? (await refusalAmong(known, redirect, addresses))
    if (refusal === null) saved.set(`${redirect.kind} ${redirect.source}`, redirect)
    refusals.push(refusal)
    await yieldToLoop()
  }
  await writeRedirects(trx, siteId, [...saved.values()])
  return refusals
}

/** Adds a redirect to the others; one that can't be among them leaves what was there. */
async function refusalAmong(
  known: RedirectMap,
  redirect: Redirect,
  addresses: Parameters<typeof leadsBack>[1],
): Promise<string | null> {
  const former = known.get(redirect)
  known.set(redirect)
  const tooMany = former === null ? excess(redirect.kind, known.count(redirect.kind)) : null
  const refusal = tooMany ?? ((await leadsBack(redirect, addresses)) ? roundTrip(redirect) : null)
  if (refusal === null) return null
  if (former === null) known.remove(redirect)
  else known.set(former)
  return refusal
}
