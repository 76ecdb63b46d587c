import { z } from 'zod'
import { LAYOUT_PART_NAMES } from '#base/core/page/page.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call } from '#framework/api/call.ts'
import { listedState } from './listed-state.ts'

const part = listedState.extend({
  part: z.enum(LAYOUT_PART_NAMES),
  lang: z.enum(LANGUAGES),
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
