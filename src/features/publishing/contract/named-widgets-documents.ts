import { z } from 'zod'
import { documentState, textDocument } from '#base/core/document.ts'
import { editedWidget } from '#base/core/page/page-draft.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { idParams, type Topic } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'
import { heldWidgets, PAGE_BYTES } from './page-body.ts'
import { textCalls } from './texts.ts'

/** The kinds of document that are widgets under a name. */
export type NamedKind = 'block' | 'model'

/** Widgets under a name as an editor sends them; what may not be published is kept, and told. */
const namedWidgets = z.strictObject({ title: z.string().max(300), widgets: heldWidgets })

/** Widgets under a name as their editor opens them. */
const namedWidgetsDraft = documentState.extend({
  text: z.object({ id: z.number(), lang: z.enum(LANGUAGES), isLive: z.boolean() }),
  title: z.string(),
  widgets: z.array(editedWidget),
})
export type NamedWidgetsDraft = z.infer<typeof namedWidgetsDraft>

const rights = { look: 'pages.write', write: 'pages.write', publish: 'pages.publish' } as const

/** Documents of one language that are widgets under a name. */
const namedWidgetsOf = (kind: NamedKind, path: `/${string}`, topic: Topic) => ({
  ...documentsOf({
    kind,
    path: `${path}/:id`,
    params: idParams,
    keyOf: ({ id }) => textDocument(kind, Number(id)),
    paramsOf: ({ ref }) => ({ id: ref }),
    rights,
    content: namedWidgets,
    bodyLimit: PAGE_BYTES,
    opened: namedWidgetsDraft,
    topics: [topic],
  }),
  texts: textCalls({
    path,
    rights,
    topics: [topic],
    languages: z.enum(LANGUAGES).default('fr'),
  }),
})
export type NamedWidgetsDocuments = ReturnType<typeof namedWidgetsOf>

/** Shared blocks: widgets that are made once and stand on many pages. */
export const blockDocuments = namedWidgetsOf('block', '/blocks', 'blocks')

/** Models of pages: widgets that new pages begin with. */
export const modelDocuments = namedWidgetsOf('model', '/models', 'models')
