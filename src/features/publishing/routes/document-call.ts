import { z } from 'zod'
import type { DefineRoute, AdminCall } from '#framework/api/admin-route.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import type { Kind, KindStores, DocumentPlace } from '../service/kind.ts'

/** Counter that something was done on. */
export const base = z.int().min(0)

/** One opened editor. */
export const holder = z.string().regex(/^[\w-]{8,64}$/)

/** A line or two of a person; PostgreSQL holds no null character. */
export const note = z
  .string()
  .max(500)
  .transform((text) => text.replaceAll('\0', ''))

/** What every route of documents is handed. */
export interface DocumentRoutes {
  stores: KindStores & { atomically: Atomically<KindStores> }
  clock(): Date
}

/** Declares routes of documents. */
export type DefineDocumentRoute = DefineRoute<KindStores>

type Called = Pick<AdminCall<Parameters<Kind['keyOf']>[0], unknown, unknown>, 'siteId' | 'params'>

/** The document that a call names, in the stores of a transaction or outside of any. */
export const placeOf = (
  kind: Kind,
  stores: KindStores,
  { siteId, params }: Called,
): DocumentPlace => ({
  stores,
  kind,
  siteId,
  key: kind.keyOf(params),
})
