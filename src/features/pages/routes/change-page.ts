import type { PageStore } from '../store/page-store.ts'
import type { PageOfEveryLanguage } from '../store/page-writes.ts'
import type { PageTranslation } from '../store/page-new-rows.ts'
import type { Page } from '#base/core/page/page.ts'
import { Refused } from '#base/kit/refused.ts'
import type { ChangedPage } from '../contract/page-inputs.ts'

/** Writes what was changed of a page; whoever was faster is not overwritten. */
export async function changed(
  stores: { pages: PageStore },
  siteId: number,
  id: number,
  { lang, seen, texts, shared }: ChangedPage,
): Promise<{ before: Page; after: Page }> {
  const before = await stores.pages.find(siteId, id, lang)
  if (before === null) {
    throw new Refused(
      'absent',
      `La page ${id} n’existe pas en langue « ${lang} » : rechargez l’écran.`,
    )
  }
  if (seen !== undefined && seen !== before.updated_at) {
    throw new Refused(
      'conflict',
      'Quelqu’un a modifié cette page entre-temps : relisez-la pour voir ses changements. Rien de ce ' +
        'que vous avez saisi n’a été enregistré.',
      { conflict: true, updated_at: before.updated_at },
    )
  }
  const changes = definedOnly<Partial<PageTranslation> & Partial<PageOfEveryLanguage>>({
    ...texts,
    ...shared,
  })
  return { before, after: await stores.pages.update(siteId, id, lang, changes) }
}

/** Members that are there: an absent one is not the same as one without value. */
const definedOnly = <T extends object>(value: { [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T

/** The fields that differ, as they were and as they are. */
export function differences(before: Page, after: Page): { before: unknown; after: unknown } {
  const names = (Object.keys(after) as (keyof Page)[]).filter(
    (name) => name !== 'updated_at' && before[name] !== after[name],
  )
  const of = (page: Page) => Object.fromEntries(names.map((name) => [name, page[name]]))
  return { before: of(before), after: of(after) }
}
