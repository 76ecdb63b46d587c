import type { DraftFields, DraftWidget } from '#base/core/page/page-draft.ts'
import type { Language } from '#base/kit/language.ts'

/** What could not be saved, with the counter that it was typed on. */
interface KeptDraft {
  base: number
  widgets: DraftWidget[]
  fields: Partial<DraftFields>
}

/** What waits in this browser, for one person, until the server has it. */
export interface KeptDrafts {
  keep(pageId: number, lang: Language, draft: KeptDraft): void
  find(pageId: number, lang: Language): KeptDraft | null
  forget(pageId: number, lang: Language): void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** On the browser's shelf; one that is full, closed or spoilt counts as empty. */
export function keptDrafts(shelf: Shelf | null, userId: string, siteId: number): KeptDrafts {
  const key = (pageId: number, lang: Language) =>
    `vitrine-brouillon:${siteId}:${userId}:${pageId}:${lang}`
  return {
    keep(pageId, lang, draft) {
      try {
        shelf?.setItem(key(pageId, lang), JSON.stringify(draft))
      } catch {
        // A full shelf: the page itself still holds what was typed.
      }
    },
    find(pageId, lang) {
      try {
        const draft: unknown = JSON.parse(shelf?.getItem(key(pageId, lang)) ?? 'null')
        return isKept(draft) ? draft : null
      } catch {
        return null
      }
    },
    forget(pageId, lang) {
      try {
        shelf?.removeItem(key(pageId, lang))
      } catch {
        // What can't be removed can't have been written.
      }
    },
  }
}

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  typeof value.base === 'number' &&
  'widgets' in value &&
  Array.isArray(value.widgets) &&
  'fields' in value &&
  typeof value.fields === 'object'
