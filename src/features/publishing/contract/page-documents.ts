import { z } from 'zod'
import { pageDocument } from '#base/core/document.ts'
import { pageDraft } from '#base/core/page/page-draft.ts'
import { languageOf, LANGUAGES } from '#base/kit/language.ts'
import { idParams } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'
import { content, PAGE_BYTES } from './page-body.ts'

/** A page in a language, as the addresses of its draft name it. */
const params = idParams.extend({ lang: z.enum(LANGUAGES) })

/** Pages, each language for itself. */
export const pageDocuments = documentsOf({
  kind: 'page',
  path: '/pages/:id/:lang',
  params,
  keyOf: ({ id, lang }) => pageDocument(Number(id), languageOf(String(lang))),
  paramsOf: ({ ref, lang }) => ({ id: ref, lang }),
  rights: { look: 'pages.write', write: 'pages.write', publish: 'pages.publish' },
  content,
  bodyLimit: PAGE_BYTES,
  opened: pageDraft,
  topics: ['pages'],
})
