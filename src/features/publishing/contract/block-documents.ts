import { z } from 'zod'
import { documentState, textDocument } from '#base/core/document.ts'
import { editedWidget } from '#base/core/page/page-draft.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { idParams } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'
import { heldWidgets, PAGE_BYTES } from './page-body.ts'
import { textCalls } from './texts.ts'

/** Widgets under a name as an editor sends them; what may not be published is kept, and told. */
const namedWidgets = z.strictObject({ title: z.string().max(300), widgets: heldWidgets })

/** A shared block as its editor opens it. */
const blockDraft = documentState.extend({
  text: z.object({ id: z.number(), lang: z.enum(LANGUAGES), isLive: z.boolean() }),
  title: z.string(),
  widgets: z.array(editedWidget),
})
export type BlockDraft = z.infer<typeof blockDraft>

const rights = { look: 'pages.write', write: 'pages.write', publish: 'pages.publish' } as const

/** Widgets that are made once and stand on many pages, in one language. */
export const blockDocuments = {
  ...documentsOf({
    kind: 'block',
    path: '/blocks/:id',
    params: idParams,
    keyOf: ({ id }) => textDocument('block', Number(id)),
    paramsOf: ({ ref }) => ({ id: ref }),
    rights,
    content: namedWidgets,
    bodyLimit: PAGE_BYTES,
    opened: blockDraft,
    topics: ['blocks'],
  }),
  texts: textCalls({
    path: '/blocks',
    rights,
    topics: ['blocks'],
    languages: z.enum(LANGUAGES).default('fr'),
  }),
}
