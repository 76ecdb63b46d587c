import { templateDocument } from '#base/core/document.ts'
import {
  TEMPLATE_LIMIT,
  templateDraft,
  templateName,
  templateParams,
  templateTexts,
} from '#features/templates/contract/templates.ts'
import { documentsOf } from './documents.ts'

/** A site's copies of templates: their scripts run on visitors' pages, so developers alone write them. */
export const templateDocuments = documentsOf({
  kind: 'template',
  path: '/templates/:kind/:name',
  params: templateParams,
  keyOf: ({ kind, name }) =>
    templateDocument(templateName({ kind: String(kind), name: String(name) })),
  paramsOf: ({ ref }) => {
    const [kind = '', name = ''] = ref.split('/')
    return { kind, name }
  },
  rights: { look: 'templates.read', write: 'templates.write', publish: 'templates.write' },
  content: templateTexts,
  bodyLimit: TEMPLATE_LIMIT,
  opened: templateDraft,
  topics: ['templates'],
})
