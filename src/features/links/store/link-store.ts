import { chunksOf } from '#base/platform/db/chunks.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { FEWEST_DAYS, type LinkState } from '../rules/link-state.ts'

/** An address that a site links to, and what it said; instants and days are empty before there is one. */
interface LinkCheckTable {
  site_id: number
  address: string
  /** Instant from which it may be asked. */
  due_at: string
  asked_at: string
  reason: string
  failures: number
  failed_on: string
}

/** Addresses that sites link to. */
export interface LinkTables {
  link_check: LinkCheckTable
}

/** What is taken: due at an instant, by nobody else until another one. */
export interface Taking {
  now: string
  until: string
  /** Beyond this instant no taking reaches: what does was taken by a clock that was put back since. */
  beyond: string
  limit: number
}

const STATE = ['address', 'asked_at', 'reason', 'failures', 'failed_on'] as const

/**
 * Which addresses sites link to, when they are asked next and what they said. No content: writing one leaves every
 * site's version alone.
 */
export function createLinkStore(db: Db<LinkTables>) {
  return {
    /** Makes these the addresses of a site: new ones are due, those that are no longer written are forgotten. */
    async keep(siteId: number, addresses: readonly string[], now: string): Promise<void> {
      const known = await addressesOf(db, siteId)
      const wanted = new Set(addresses)
      const gone = [...known].filter((address) => !wanted.has(address))
      for (const part of chunksOf(gone)) {
        await db
          .deleteFrom('link_check')
          .where('site_id', '=', siteId)
          .where('address', 'in', part)
          .execute()
      }
      const added = [...wanted].filter((address) => !known.has(address))
      for (const part of chunksOf(added)) {
        await db
          .insertInto('link_check')
          .values(part.map((address) => newRow(siteId, address, now)))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    /** Takes addresses of a site that are due, the longest waiting first; no other process takes them meanwhile. */
    take: (siteId: number, taking: Taking): Promise<LinkState[]> => taken(db, siteId, taking),

    /** Lets addresses that were taken and not asked be due again. */
    giveBack: (siteId: number, addresses: readonly string[], now: string): Promise<void> =>
      setDue(db, siteId, addresses, now),

    /** What other sites have learnt of addresses since an instant, the newest of each. */
    async lately(
      siteId: number,
      addresses: readonly string[],
      since: string,
    ): Promise<ReadonlyMap<string, LinkState>> {
      const states: LinkState[] = []
      for (const part of chunksOf(addresses)) {
        const rows = await db
          .selectFrom('link_check')
          .select(STATE)
          .where('address', 'in', part)
          .where('site_id', '<>', siteId)
          .where('asked_at', '>=', since)
          .orderBy('asked_at')
          .execute()
        states.push(...rows.map(toState))
      }
      return new Map(states.map((state) => [state.address, state]))
    },

    /** Whether anything has answered since an instant, on any site. */
    async hasAnswered(since: string): Promise<boolean> {
      const row = await db
        .selectFrom('link_check')
        .select('address')
        .where('reason', '=', '')
        .where('asked_at', '>=', since)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Notes what addresses said; one that is no longer written stays forgotten. */
    async save(siteId: number, states: readonly LinkState[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        for (const { address, askedAt, reason, failures, failedOn } of states) {
          await trx
            .updateTable('link_check')
            .set({ asked_at: askedAt, reason, failures, failed_on: failedOn })
            .where('site_id', '=', siteId)
            .where('address', '=', address)
            .execute()
        }
      })
    },

    /** Addresses of a site that have failed on several days, those that have for the longest time first. */
    async failing(siteId: number): Promise<LinkState[]> {
      const rows = await db
        .selectFrom('link_check')
        .select(STATE)
        .where('site_id', '=', siteId)
        .where('failures', '>=', FEWEST_DAYS)
        .orderBy('failed_on')
        .orderBy('address')
        .execute()
      return rows.map(toState)
    },
  }
}

export type LinkStore = ReturnType<typeof createLinkStore>

async function addressesOf(db: Db<LinkTables>, siteId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('link_check')
    .select('address')
    .where('site_id', '=', siteId)
    .execute()
  return new Set(rows.map(({ address }) => address))
}

async function taken(
  db: Db<LinkTables>,
  siteId: number,
  { now, until, beyond, limit }: Taking,
): Promise<LinkState[]> {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('link_check')
      .select(STATE)
      .where('site_id', '=', siteId)
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', beyond)]))
      .orderBy('due_at')
      .orderBy('address')
      .limit(limit)
      .execute()
    const ours = new Set<string>()
    for (const { address } of due) {
      // Another process that was faster has moved its instant.
      const { numUpdatedRows } = await trx
        .updateTable('link_check')
        .set({ due_at: until })
        .where('site_id', '=', siteId)
        .where('address', '=', address)
        .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', beyond)]))
        .executeTakeFirst()
      if (numUpdatedRows > 0n) ours.add(address)
    }
    return due.filter(({ address }) => ours.has(address)).map(toState)
  })
}

async function setDue(
  db: Db<LinkTables>,
  siteId: number,
  addresses: readonly string[],
  due_at: string,
): Promise<void> {
  for (const part of chunksOf(addresses)) {
    await db
      .updateTable('link_check')
      .set({ due_at })
      .where('site_id', '=', siteId)
      .where('address', 'in', part)
      .execute()
  }
}

const newRow = (site_id: number, address: string, due_at: string): LinkCheckTable => ({
  site_id,
  address,
  due_at,
  asked_at: '',
  reason: '',
  failures: 0,
  failed_on: '',
})

const toState = (row: Pick<LinkCheckTable, (typeof STATE)[number]>): LinkState => ({
  address: row.address,
  askedAt: row.asked_at,
  reason: row.reason,
  failures: row.failures,
  failedOn: row.failed_on,
})
