import { sql } from 'kysely'
import { redirectTarget } from '#domain/redirect-target.ts'
import { languageOf } from './page-rows.ts'
import { prepare } from './prepared.ts'
import {
  bit,
  type Database,
  type DatabaseHandle,
  type DatabaseTransaction,
  isStorableText,
  type RedirectTable,
} from './schema.ts'
import { NO_PAGE } from './site-changes.ts'
import { ContentError, type ContentStore, type Redirect } from './store.ts'
import { writeSite } from './transaction.ts'

const COLUMNS = ['source', 'destination', 'kind', 'lang'] as const

/** Longest source and destination kept. */
const SOURCE_LENGTH = 500
const DESTINATION_LENGTH = 2000

/** A star stands at the end of a path: behind a host it would let the visitor choose the host. */
const STAR_IN_PATH = /^(?:https?:\/\/[^*/?#]+)?\/[^*]*\*$/

/** Redirects that one request could be sent through; longer chains count as a circle. */
const LONGEST_CHAIN = 10

/** The redirect table of a site (requirements A4). */
export function createRedirects(db: Database): ContentStore['redirects'] {
  const matching = prepare<{ siteId: number; path: string }>()(db, (value) => {
    const path = sql<string>`cast(${value('path')} as text)`
    const prefixLength = sql<number>`length(source) - 1`
    return db
      .selectFrom('redirect')
      .select(COLUMNS)
      .where('site_id', '=', value('siteId'))
      .where((eb) =>
        eb.or([
          eb.and([eb('is_wildcard', '=', 0), eb('source', '=', value('path'))]),
          eb.and([
            eb('is_wildcard', '=', 1),
            sql<boolean>`substr(${path}, 1, ${prefixLength}) = substr(source, 1, ${prefixLength})`,
          ]),
        ]),
      )
      .orderBy('is_wildcard')
      .orderBy(sql`length(source)`, 'desc')
      .orderBy((eb) => eb.case().when('kind', '=', 'manual').then(0).else(1).end())
      .limit(1)
  })

  async function match(siteId: number, path: string, handle?: DatabaseHandle) {
    const [row] = isStorableText(path) ? await matching({ siteId, path }, handle) : []
    return row === undefined ? null : toRedirect(row)
  }

  /** Whether a visitor sent on to `destination` would come back to `redirect`. */
  async function leadsBack(siteId: number, redirect: Redirect, handle: DatabaseHandle) {
    // What the star stands for plays no part in going round.
    let next = redirectTarget(redirect, redirect.source.replace(/\*$/, ''))
    for (let step = 0; step < LONGEST_CHAIN; step += 1) {
      if (!next.startsWith('/')) return false
      const page = await handle
        .selectFrom('page_translation')
        .select('page_id')
        .where('site_id', '=', siteId)
        .where('path', '=', next)
        .executeTakeFirst()
      if (page !== undefined) return false
      const following = await match(siteId, next, handle)
      if (following === null) return false
      if (following.source === redirect.source) return true
      next = redirectTarget(following, next)
    }
    return true
  }

  /** Saves a redirect among others of one transaction; a refused one leaves what was there. */
  async function putIfRight(
    trx: DatabaseTransaction,
    siteId: number,
    redirect: Redirect,
  ): Promise<string | null> {
    const malformed = malformation(redirect)
    if (malformed !== null) return malformed
    const { source, kind } = redirect
    const former = await trx
      .selectFrom('redirect')
      .select(COLUMNS)
      .where('site_id', '=', siteId)
      .where('source', '=', source)
      .where('kind', '=', kind)
      .executeTakeFirst()
    await put(trx, siteId, redirect)
    if (!(await leadsBack(siteId, redirect, trx))) return null
    if (former !== undefined) await put(trx, siteId, toRedirect(former))
    else {
      await trx
        .deleteFrom('redirect')
        .where('site_id', '=', siteId)
        .where('source', '=', source)
        .where('kind', '=', kind)
        .execute()
    }
    return roundTrip(redirect)
  }

  return {
    async match(siteId, path) {
      return match(siteId, path)
    },

    async save(siteId, redirect) {
      refuseMalformed(redirect)
      const work = async (trx: DatabaseTransaction) => {
        await put(trx, siteId, redirect)
        if (await leadsBack(siteId, redirect, trx)) throw new ContentError(roundTrip(redirect))
      }
      await writeSite(db, siteId, work, NO_PAGE)
    },

    async remove(siteId, { source, kind }) {
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
        NO_PAGE,
      )
    },

    async saveAll(siteId, redirects) {
      const work = async (trx: DatabaseTransaction) => {
        const refusals: (string | null)[] = []
        for (const redirect of redirects) refusals.push(await putIfRight(trx, siteId, redirect))
        return refusals
      }
      return writeSite(db, siteId, work, NO_PAGE)
    },

    async list(siteId) {
      const rows = await db
        .selectFrom('redirect')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .execute()
      // Sorted here because engines and locales order texts differently.
      return rows
        .map(toRedirect)
        .toSorted((a, b) => compare(a.source, b.source) || compare(a.kind, b.kind))
    },
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function toRedirect(row: Pick<RedirectTable, (typeof COLUMNS)[number]>): Redirect {
  const { source, destination } = row
  const kind = row.kind === 'moved' ? 'moved' : 'manual'
  return row.lang === null
    ? { source, destination, kind }
    : { source, destination, kind, lang: languageOf(row.lang) }
}

/** Writes a redirect over the one of its source and kind. */
async function put(trx: DatabaseTransaction, siteId: number, redirect: Redirect): Promise<void> {
  const { source, destination, kind } = redirect
  const lang = redirect.lang ?? null
  await trx
    .insertInto('redirect')
    .values({
      site_id: siteId,
      source,
      kind,
      destination,
      lang,
      is_wildcard: bit(source.endsWith('*')),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'source', 'kind']).doUpdateSet({ destination, lang }),
    )
    .execute()
}

const roundTrip = ({ source, destination }: Redirect): string =>
  `La redirection de « ${source} » vers « ${destination} » tournerait en rond : ` +
  'choisissez une destination qui ne revient pas à son point de départ.'

function refuseMalformed(redirect: Redirect): void {
  const malformed = malformation(redirect)
  if (malformed !== null) throw new ContentError(malformed)
}

/** Why a redirect can't be saved as it is written; `null` when it can. */
function malformation({ source, destination }: Redirect): string | null {
  if (!/^\/[^\s*\p{Cc}]*\*?$/u.test(source) || source.length > SOURCE_LENGTH) {
    return (
      `« ${source} » ne peut pas être redirigé : écrivez un chemin qui commence par « / », sans ` +
      'espace ; « * » n’est admis qu’à la fin.'
    )
  }
  const isPage = /^page:[1-9]\d*$/.test(destination)
  const isPath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(destination)
  const isUrl = /^https?:\/\/[^\s\\\p{Cc}]+$/u.test(destination) && URL.canParse(destination)
  if ((!isPage && !isPath && !isUrl) || destination.length > DESTINATION_LENGTH) {
    return (
      `« ${destination} » n’est pas une destination : écrivez un chemin (/contact), une adresse ` +
      'complète (https://…) ou le numéro d’une page (page:12).'
    )
  }
  if (destination.includes('*') && !(source.endsWith('*') && STAR_IN_PATH.test(destination))) {
    return (
      `« ${destination} » contient « * » : elle n’est admise qu’à la fin, quand l’ancienne adresse ` +
      'finit aussi par « * ».'
    )
  }
  return null
}
