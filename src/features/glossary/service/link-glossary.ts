import { termExplainer } from '../rules/link-terms.ts'
import { glossaryTerms } from '../rules/glossary.ts'
import type { Page, PageNode } from '#base/core/page/page.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'

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
  if (glossary_tooltips !== '1' || !isExplained) return (html) => html
  return termExplainer(glossaryTerms(tree, glossary_page), { known: [page.id], href })
}
