import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import { pageParams, restoreInput } from './page-inputs.ts'
import { pathChange } from './pages.ts'

/** A page in the bin. */
const trashedPage = z.object({
  id: z.number(),
  pageId: z.number(),
  name: z.string(),
  path: z.string(),
  pages: z.number(),
  parentId: z.number(),
  parentName: z.string(),
  /** Whether the page above it is there to take it back. */
  hasParent: z.boolean(),
  trashedAt: z.string(),
  by: z.string(),
  /** When it is erased for good. */
  erasedAt: z.string(),
})
export type TrashedPage = z.infer<typeof trashedPage>

/** Former addresses that another page has by now, in an answer 409 to a restoring. */
export const takenAddresses = z.array(
  z.object({
    name: z.string(),
    path: z.string(),
    takenBy: z.object({ id: z.number(), name: z.string() }),
    proposed: z.string(),
  }),
)
export type TakenAddress = z.infer<typeof takenAddresses>[number]

export type RestoreInput = z.input<typeof restoreInput>

const changes = ['pages', 'redirects'] as const

/** The bin of pages. */
export const pageTrash = {
  list: call({
    method: 'GET',
    path: '/trash',
    right: 'pages.structure',
    answer: z.object({ data: z.array(trashedPage), total: z.number(), days: z.number() }),
    reads: ['pages'],
  }),
  restore: call({
    method: 'POST',
    path: '/trash/:id/restore',
    right: 'pages.structure',
    params: pageParams,
    body: restoreInput,
    answer: z.object({
      id: z.number(),
      name: z.string(),
      path: z.string(),
      addresses: z.array(pathChange),
    }),
    changes,
  }),
  erase: call({
    method: 'DELETE',
    path: '/trash/:id',
    right: 'pages.structure',
    params: pageParams,
    changes,
  }),
  purge: call({
    method: 'POST',
    path: '/trash/purge',
    right: 'pages.structure',
    answer: z.object({ erased: z.number() }),
    changes,
  }),
}
