import type { PageStore } from '../store/page-store.ts'
import { resolveLink } from '#base/core/address/link.ts'
import type { MenuData } from '#base/core/menu.ts'
import type { Page, PageNode } from '#base/core/page/page.ts'
import { isSwitchedOff, menuWithout } from '#base/core/page/feature-pages.ts'
import type { Site } from '#base/core/site.ts'
import { type Language, LANGUAGES } from '#base/kit/language.ts'

/** What a site's settings leave of its pages (requirements L1: `guide_*`, `lead_*`, `basedoc_en`…). */
export interface FeaturePages {
  /** The page as it is shown: one that is switched off is inactive. */
  shown(page: Page | null): Promise<Page | null>
  /** Published languages of a page, French first, with its path in each. */
  translations(id: number): Promise<{ lang: Language; path: string }[]>
  tree(lang: Language): Promise<PageNode[]>
  menu(data: MenuData | null): Promise<MenuData | null>
  /** Paths of the pages that are switched off or off line, in every language. */
  offPaths(): Promise<ReadonlySet<string>>
}

/** Reads what is switched off once; a change of settings raises the site's version, as any other. */
export function featurePages(
  { pages }: { pages: PageStore },
  { id, settings }: Site,
): FeaturePages {
  const isPublished = (lang: Language) => lang === 'fr' || settings.basedoc_en === '1'
  const read = lazily(async () => {
    const { trees, switched } = await pages.outline(id)
    const { fr, en } = trees
    const isOff = (page: Pick<Page, 'lft' | 'rgt' | 'lang'>) =>
      !isPublished(page.lang) || isSwitchedOff(page, switched, settings)
    // Nobody is led to where there is nothing, whoever took it off line.
    const isAway = (page: PageNode) => !page.is_active || isOff(page)
    const off = new Set([...fr, ...en].filter(isAway).map(({ path }) => path))
    const paths = new Map([...en, ...fr].map((node) => [node.id, node.path]))
    return { trees, isOff, off, paths }
  })
  return {
    async translations(pageId) {
      const { trees } = await read()
      return LANGUAGES.filter(isPublished)
        .flatMap((lang) => trees[lang].find((node) => node.id === pageId) ?? [])
        .map(({ lang, path }) => ({ lang, path }))
    },
    async shown(page) {
      const { isOff } = await read()
      return page !== null && isOff(page) ? { ...page, is_active: false } : page
    },
    async tree(lang) {
      const { trees, isOff } = await read()
      return trees[lang].filter((node) => !isOff(node))
    },
    async menu(data) {
      const { off, paths } = await read()
      if (data === null || off.size === 0) return data
      const pathOf = (pageId: number) => paths.get(pageId) ?? null
      return menuWithout(data, (link) => off.has(resolveLink(link, pathOf) ?? ''))
    },
    offPaths: async () => (await read()).off,
  }
}

/** Asked for once, and again after it failed. */
function lazily<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => {
    reading ??= read().catch((cause: unknown) => {
      reading = null
      throw cause
    })
    return reading
  }
}
