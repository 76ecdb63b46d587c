import type { ContentStore } from '#content/store.ts'
import { validMotifs } from '#domain/motifs.ts'
import { pageInfos } from '#domain/page.ts'

/** Motifs that the pages of a site name (requirements D3), in order of the code. */
export async function motifsOfPages(
  { pages }: Pick<ContentStore, 'pages'>,
  siteId: number,
): Promise<string[]> {
  const codes = new Set<string>()
  for (const lang of ['fr', 'en'] as const) {
    for (const { id } of await pages.tree(siteId, lang)) {
      const page = await pages.find(siteId, id, lang)
      for (const code of validMotifs(pageInfos(page?.infos ?? '{}').testamotifs)) codes.add(code)
    }
  }
  return [...codes].toSorted()
}
