import type { Actor, AuditNote } from '#base/core/account.ts'
import type { DoneBy } from '#base/core/document.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import type { DocumentParams } from '../contract/documents.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import { mailedAddressesOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import type { Kind, KindStores, DocumentPlace } from '../service/kind.ts'
import { answerNotice } from '../service/mail-notice.ts'
import type { TeamStores, Telling } from '../service/team-mails.ts'
import type { AuditStore } from '#features/audit/store/audit-store.ts'

/** Documents, the mails about them, and the log of what was done with them. */
export type RouteStores = KindStores & TeamStores & { audit: AuditStore }

/** What every route of documents is handed. */
export interface DocumentRoutes {
  stores: RouteStores & { atomically: Atomically<RouteStores> }
  clock(): Date
}

/** Routes that tell others of what was done. */
export interface TellingRoutes extends DocumentRoutes, OriginDeps {
  /** Whether mails leave at all. */
  sendsMail: boolean
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/** Answers calls of documents. */
export type ServeDocuments = Serve<RouteStores>

type Called = Pick<AdminCall<DocumentParams, unknown, unknown>, 'siteId' | 'params'>

/** The document that a call names, in the stores of a transaction or outside of any. */
export const placeOf = <Stores extends KindStores>(
  kind: Kind,
  stores: Stores,
  { siteId, params }: Called,
): DocumentPlace & { stores: Stores } => ({
  stores,
  kind,
  siteId,
  key: kind.keyOf(params),
})

/** The entry of the audit log that an act made. */
export const noteOf = ({ note: entry }: { note: AuditNote }): AuditNote => entry

/**
 * Tells who asked of an answer; nobody when nobody did.
 * @param tell writes the mails, and says how many
 * @returns what whoever answers is told of them
 */
export async function tellAnswer(
  { sendsMail }: Pick<TellingRoutes, 'sendsMail'>,
  request: DoneBy | null,
  by: Actor,
  tell: (asker: Actor) => Promise<number>,
): Promise<{ told: string }> {
  if (request === null) return { told: '' }
  return { told: answerNotice(request.by, by, { people: await tell(request.by), sendsMail }) }
}

/** What mails of an act are made of. */
export const tellingOf = (
  deps: OriginDeps,
  { reader: { site } }: Pick<AdminCall<unknown, unknown, unknown>, 'reader'>,
  { live, at }: Pick<Telling, 'live' | 'at'>,
): Telling => ({ live, at, site, ...mailedAddressesOf(deps, site) })
