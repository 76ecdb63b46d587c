import { z } from 'zod'
import { LANGUAGES } from '#base/kit/language.ts'
import { call, idParams } from '#framework/api/call.ts'
import { textTitle } from './texts.ts'

/** Letters from which a line of an example is a sentence; a shorter one may be meant: « Nos actualités ». */
export const SENTENCE_LETTERS = 20

/** Models of pages, beside what every text has. */
export const models = {
  /** Keeps the widgets of a page, as its editor has them, for pages to come. */
  make: call({
    method: 'POST',
    path: '/pages/:id/:lang/model',
    right: 'pages.write',
    params: idParams.extend({ lang: z.enum(LANGUAGES) }),
    body: z.strictObject({ title: textTitle }),
    answer: z.object({
      id: z.number(),
      /** New pages may begin with it; else somebody has to publish it. */
      isLive: z.boolean(),
    }),
    changes: ['models', 'drafts'],
  }),
  /** Lines that nobody has written, titles too: blocks and models begin with them. */
  examples: call({
    method: 'GET',
    path: '/example-sentences',
    right: 'pages.read',
    answer: z.object({ data: z.array(z.string()) }),
    reads: ['models'],
  }),
}
