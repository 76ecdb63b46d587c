import type { PageStore } from '../store/page-store.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { Page } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import type { Taken } from '#framework/api/call.ts'
import { pageOf } from '#framework/api/list-query.ts'
import type { pages as calls } from '../contract/pages.ts'
import { withParents } from './tree-pages.ts'

type ListQuery = Taken<typeof calls.list, 'query'>

/** Pages of a language, for lists and pickers: the record and the page right above. */
export async function listedPages(
  stores: { pages: PageStore },
  siteId: number,
  { filter: { lang, id, q, is_active }, ...asked }: ListQuery,
): Promise<{ data: (Page & { parent: number })[]; total: number }> {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  const pages = withParents(await stores.pages.records(siteId, lang))
    .map(({ node, parent }) => ({ ...node, parent }))
    .filter(
      (page) =>
        (id === undefined || id.includes(page.id)) &&
        (is_active === undefined || page.is_active === is_active) &&
        words.every((word) => fold(`${page.name} ${page.title} ${page.path}`).includes(word)),
    )
  return pageOf(sorted(pages, asked, lang), asked)
}

function sorted<T extends Page>(
  pages: T[],
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
  lang: Language,
): T[] {
  if (sort === 'lft' && order === 'ASC') return pages
  const { compare } = new Intl.Collator(lang)
  const by = (a: T, b: T) => (sort === 'lft' ? a.lft - b.lft : compare(a[sort], b[sort]))
  return pages.toSorted((a, b) => (order === 'ASC' ? by(a, b) : by(b, a)))
}
