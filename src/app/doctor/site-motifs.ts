import type { Stores } from '#app/stores.ts'
import { pageMotifs } from '#base/core/page/page.ts'

/** Motifs that the pages of a site name (requirements D3), in order of the code. */
export async function motifsOfPages(
  { pages }: Pick<Stores, 'pages'>,
  siteId: number,
): Promise<string[]> {
  const codes = new Set<string>()
  for (const lang of ['fr', 'en'] as const) {
    for (const { id } of await pages.tree(siteId, lang)) {
      const page = await pages.find(siteId, id, lang)
      for (const code of pageMotifs(page?.infos ?? '{}')) codes.add(code)
    }
  }
  return [...codes].toSorted()
}
