import { z } from 'zod'
import { THEME_DOCUMENT } from '#base/core/document.ts'
import { THEME_LIMIT, themeContent, themeDraft } from '#features/sites/contract/theme.ts'
import { documentsOf } from './documents.ts'

/** The one theme of a site: whoever may change what the firm is may publish it. */
export const themeDocuments = documentsOf({
  kind: 'theme',
  path: '/theme',
  params: z.object({}),
  keyOf: () => THEME_DOCUMENT,
  paramsOf: () => ({}),
  rights: { look: 'firm.read', write: 'firm.write', publish: 'firm.write' },
  content: themeContent,
  bodyLimit: THEME_LIMIT,
  opened: themeDraft,
  topics: ['settings'],
})
