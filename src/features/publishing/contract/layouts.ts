import { z } from 'zod'
import { LAYOUT_PART_NAMES } from '#base/core/page/page.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call } from '#framework/api/call.ts'

const part = z.object({
  part: z.enum(LAYOUT_PART_NAMES),
  lang: z.enum(LANGUAGES),
  /** Something of its own is live. */
  isLive: z.boolean(),
  isDraft: z.boolean(),
  /** Somebody waits for its publication. */
  isRequested: z.boolean(),
  /** What is to happen to it by itself: instants. */
  schedules: z.array(z.object({ action: z.enum(['publish', 'unpublish']), due: z.string() })),
})

/** What stands around the pages of a site. */
export const layouts = {
  /** Each layout with its parts, in the languages of the site. */
  list: call({
    method: 'GET',
    path: '/layouts',
    right: 'pages.read',
    answer: z.object({
      layouts: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          /** How many pages have it. */
          pages: z.number(),
          parts: z.array(part),
        }),
      ),
    }),
    reads: ['drafts', 'settings'],
  }),
}
