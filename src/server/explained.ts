import { termExplainer } from '#domain/explained-terms.ts'
import { glossaryTerms, type Term } from '#domain/glossary.ts'
import type { Page, PageNode } from '#domain/page.ts'
import type { SiteSettings } from '#domain/site.ts'

const NO_TERMS: readonly Term[] = []

/**
 * Explains terms of the site's glossary in the texts of one page. Not on the home page, whose words
 * are few and chosen, nor in the glossary's own list, nor in another language than the glossary's.
 */
export function pageExplainer(
  { glossary_tooltips, glossary_page }: SiteSettings,
  page: Pick<Page, 'id' | 'lang' | 'level'>,
  { tree, href }: { tree: readonly PageNode[]; href(link: string): string | null },
): (html: string) => string {
  const isExplained = page.lang === 'fr' && page.level > 0 && page.id !== glossary_page
  const terms =
    glossary_tooltips === '1' && isExplained ? glossaryTerms(tree, glossary_page) : NO_TERMS
  return termExplainer(terms, { known: [page.id], href })
}
