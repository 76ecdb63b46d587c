import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import { savedObjectOf } from '#base/core/field/field-schema.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'
import { REDIRECT } from '../rules/redirect-fields.ts'

const kind = z.enum(['manual', 'moved'])

/** A redirect as the back office lists it. */
const redirect = z.object({
  /** `manual:/source` or `moved:/source`. */
  id: z.string(),
  source: z.string(),
  destination: z.string(),
  kind,
  /** Where it leads now, as an address; empty when it leads nowhere. */
  target: z.string(),
  /** Why it does not do what it says; empty when it does. */
  problem: z.string(),
})
export type ListedRedirect = z.infer<typeof redirect>

const outcome = z.enum(['new', 'replaces', 'same', 'refused'])

/** What becomes of one line of an import. */
const importedLine = z.object({
  /** In the file, from 1. */
  line: z.number(),
  source: z.string(),
  destination: z.string(),
  outcome,
  /** Why it is refused, or what should be known of it; empty for nothing. */
  note: z.string(),
})
export type ImportedLine = z.infer<typeof importedLine>

/** What an import did, or would do. */
const importReport = z.object({
  lines: z.array(importedLine),
  counts: z.record(outcome, z.number()),
})
export type ImportReport = z.infer<typeof importReport>

/** Where an address leads. */
const triedAddress = z.object({
  /** A visitor's way, with what the site does at each address, as a sentence. */
  steps: z.array(z.object({ address: z.string(), rule: z.string() })),
  /** How it ends. */
  end: z.enum(['page', 'sign-in', 'elsewhere', 'file', 'lost', 'circle']),
})
export type TriedAddress = z.infer<typeof triedAddress>

/** Characters of a file that is imported: thousands of redirects. */
export const MAX_IMPORT = 500_000

const byId = z.strictObject({ id: z.string().max(520) })

const written = savedObjectOf(REDIRECT)

const filter = z.strictObject({
  q: z.string().max(200).optional(),
  kind: kind.optional(),
  id: z.array(z.string().max(520)).max(500).optional(),
})

/** The redirect table, an import into it, and an address tried as a visitor would. */
export const redirects = {
  list: call({
    method: 'GET',
    path: '/redirects',
    right: 'redirects.read',
    query: listQuery(filter, ['source', 'destination', 'kind']),
    answer: listOf(redirect),
    reads: ['redirects'],
  }),
  one: call({
    method: 'GET',
    path: '/redirects/:id',
    right: 'redirects.read',
    params: byId,
    answer: redirect,
    reads: ['redirects'],
  }),
  create: call({
    method: 'POST',
    path: '/redirects',
    right: 'redirects.write',
    body: written,
    answer: redirect,
    changes: ['redirects'],
  }),
  change: call({
    method: 'PUT',
    path: '/redirects/:id',
    right: 'redirects.write',
    params: byId,
    body: written,
    answer: redirect,
    changes: ['redirects'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/redirects/:id',
    right: 'redirects.write',
    params: byId,
    changes: ['redirects'],
  }),
  try: call({
    method: 'GET',
    path: '/redirects/try',
    right: 'redirects.read',
    query: z.strictObject({ address: z.string().trim().min(1).max(2000) }),
    answer: triedAddress,
  }),
  import: call({
    method: 'POST',
    path: '/redirects/import',
    right: 'redirects.write',
    body: z.strictObject({
      text: z.string().max(MAX_IMPORT),
      /** Tells what would be done, and does nothing. */
      dryRun: z.boolean().default(true),
    }),
    /** An import may be a whole old site. */
    bodyLimit: 1_200_000,
    answer: importReport,
    changes: ['redirects'],
  }),
}
