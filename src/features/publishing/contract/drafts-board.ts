import { z } from 'zod'
import { documentKey, doneBy, publishRequest, schedule } from '#base/core/document.ts'
import { call } from '#framework/api/call.ts'

/** The document of an entry; without name when it is in the trash. */
const ofDocument = documentKey.extend({ name: z.string().nullable() })

/** What waits on a site. */
const draftsBoard = z.object({
  /** Newest first; without what was taken off the site and waits as it stood there. */
  drafts: z.array(ofDocument.extend({ ...doneBy.shape, base: z.number() })),
  /** Oldest first. */
  requests: z.array(ofDocument.extend(publishRequest.shape)),
  /** What failed first, then what is due next. */
  schedules: z.array(ofDocument.extend(schedule.shape)),
})
export type DraftsBoard = z.infer<typeof draftsBoard>

/** Drafts, requests for publication, what is scheduled or failed. */
export const drafts = {
  board: call({
    method: 'GET',
    path: '/drafts',
    right: 'pages.write',
    answer: draftsBoard,
    reads: ['drafts', 'pages', 'articles'],
  }),
}
