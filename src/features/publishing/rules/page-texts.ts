import type { DraftFields } from '#base/core/page/page-draft.ts'
import {
  ADDRESS,
  DESCRIPTION_SIGNS,
  SEARCH,
  TITLE_SIGNS,
} from '#features/pages/rules/page-fields.ts'

/** Texts of a page that wait in its draft, named as its properties name them. */
export const PAGE_TEXTS = {
  title: SEARCH.title,
  h1: ADDRESS.h1,
  description: SEARCH.description,
  keywords: SEARCH.keywords,
} as const satisfies Record<keyof DraftFields, object>

/** How long each is best, as a phrase; nothing of those that may be of any length. */
export const BEST_LENGTHS: Readonly<Partial<Record<keyof DraftFields, string>>> = {
  title: `${TITLE_SIGNS.most} signes au plus, de préférence`,
  description: `${DESCRIPTION_SIGNS.least} à ${DESCRIPTION_SIGNS.most} signes, de préférence`,
}
