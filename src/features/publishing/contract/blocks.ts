import { z } from 'zod'
import { editedWidget } from '#base/core/page/page-draft.ts'
import { call, idParams } from '#framework/api/call.ts'

/** Shared blocks, beside what every text has. */
export const blocks = {
  /** What visitors have of one, to be copied. */
  widgets: call({
    method: 'GET',
    path: '/blocks/:id/widgets',
    right: 'pages.write',
    params: idParams,
    answer: z.object({ widgets: z.array(editedWidget) }),
    reads: ['blocks'],
  }),
}
