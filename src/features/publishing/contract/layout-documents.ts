import { z } from 'zod'
import { layoutDocument } from '#base/core/document.ts'
import { LAYOUT_PART_NAMES } from '#base/core/page/page.ts'
import { layoutDraft } from '#base/core/page/page-draft.ts'
import { languageOf, LANGUAGES } from '#base/kit/language.ts'
import { idParams } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'
import { heldWidgets, PAGE_BYTES } from './page-body.ts'

const part = z.enum(LAYOUT_PART_NAMES)

/** A part of a layout in a language, as the addresses of its draft name it. */
const params = idParams.extend({ part, lang: z.enum(LANGUAGES) })

/** Parts of layouts, each language for itself. */
export const layoutDocuments = documentsOf({
  kind: 'layout',
  path: '/layouts/:id/:part/:lang',
  params,
  keyOf: ({ id, part: name, lang }) =>
    layoutDocument({
      layoutId: Number(id),
      part: part.parse(name),
      lang: languageOf(String(lang)),
    }),
  paramsOf({ ref, lang }) {
    const [id = '', name = ''] = ref.split('/')
    return { id, part: name, lang }
  },
  rights: { look: 'pages.write', write: 'pages.write', publish: 'pages.publish' },
  content: z.strictObject({ widgets: heldWidgets }),
  bodyLimit: PAGE_BYTES,
  opened: layoutDraft,
  topics: [],
})
