import { weakMemoizePair } from '#base/kit/memoize.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { cultureOf, type Language } from '#base/kit/language.ts'
import { typography } from '#base/kit/text/fr-typography.ts'

/** What stands for a page that a visitor may not read. */
const NAME: Readonly<Record<Language, string>> = { fr: 'Espace client', en: 'Client area' }

/**
 * A menu as somebody sees it who is not signed in: what an entry says in the words of a secure page,
 * which an entry begins with, is not told; what an editor wrote there in its place is.
 */
export const publicMenu = weakMemoizePair((tree: readonly PageNode[], data: MenuData): MenuData => {
  const secure = tree.filter(({ is_secure }) => is_secure)
  if (secure.length === 0) return data
  const byId = new Map(secure.map((node) => [node.id, node]))
  const byPath = new Map(secure.map((node) => [node.path, node]))
  const polished = (page: PageNode, text: string) => typography(cultureOf(page.lang)).text(text)
  const untold = (entry: MenuEntry): MenuEntry => {
    const childs = entry.childs.map(untold)
    const page = byId.get(entry.id) ?? byPath.get(entry.link.replace(/[?#].*$/s, ''))
    if (page === undefined) return { ...entry, childs }
    const isOwn = [page.name, page.title].includes(polished(page, entry.label))
    return {
      ...entry,
      childs,
      label: isOwn ? NAME[page.lang] : entry.label,
      infos: entry.infos.includes(JSON.stringify(page.description).slice(1, -1))
        ? '{}'
        : entry.infos,
    }
  }
  return { ...data, menu: data.menu.map(untold) }
})
