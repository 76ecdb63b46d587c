import { resolveLink } from '#base/core/address/link.ts'
import type { PageNode } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import type { StoredText } from '../store/text-store.ts'

/** What links are judged by. */
export interface KnownTargets {
  /** Path of the page that is checked. */
  path: string
  pages: ReadonlyMap<number, Pick<PageNode, 'path' | 'name' | 'is_active'>>
  /** Shared blocks by number. */
  blocks: ReadonlyMap<number, Pick<StoredText, 'title' | 'lang' | 'isLive'>>
  /** Language of the page that is checked. */
  lang: Language
  /** Paths of pages that are off line, or that a setting of the site switches off. */
  off: ReadonlySet<string>
  /** Ids on the page itself. */
  ids: ReadonlySet<string>
  /** Whether an address that is no page leads somewhere: a redirect, for one. */
  isRedirected(path: string): Promise<boolean>
  /** Numbers of those of the team who are online. */
  team: ReadonlySet<number>
  /** Whether a file of the media library is there; `true` for a provider's. */
  hasMedia(path: string): Promise<boolean>
  /** Whether the page that is checked is for those alone who sign in. */
  isSecure: boolean
  /** Whom a medium of the library is for, by its address; `null` for one of elsewhere. */
  mediaFor(path: string): 'all' | 'signed-in' | null
}

/** Served by routes of their own, whatever the pages are. */
const SERVED =
  /^\/(?:uploads|templates|documents|flux|partage|illustrations|ajax)\/|^\/(?:agenda\.ics|sitemap\.xml|robots\.txt|llms\.txt|dev\.php)(?:$|[/?#])/

/** Anchors that every page has for its script. */
const EVERYWHERE = /^#(?:top|search|contenu)$/

const PAGE = /^page:(\d+)/

/**
 * Why a stored link leads nowhere, as the end of a sentence that begins with the link; `null` for one
 * that is well. Addresses elsewhere are judged by their form alone: nothing is asked of the network.
 */
export async function linkFault(link: string, known: KnownTargets): Promise<string | null> {
  const [target = ''] = link.trim().split(/\s/, 1)
  if (target === '') return null
  const [, pageId] = PAGE.exec(target) ?? []
  if (pageId !== undefined) return pageFault(Number(pageId), known)
  const href = resolveLink(target, () => null)
  if (href === null) return 'n’est pas une adresse : corrigez-la ou choisissez une page'
  if (target.startsWith('#')) return anchorFault(target, known)
  if (/^https?:/i.test(target)) {
    return URL.canParse(target) ? null : 'n’est pas une adresse complète'
  }
  return target.startsWith('/') ? pathFault(target, known) : null
}

/** The same for a page that is named by its number. */
export function pageFault(id: number, { pages, off }: KnownTargets): string | null {
  const page = pages.get(id)
  if (!page) return `mène à la page ${id}, qui n’existe plus`
  if (!page.is_active) return `mène à « ${page.name} », qui n’est pas en ligne`
  return off.has(page.path) ? `mène à « ${page.name} », qu’un réglage du site a coupée` : null
}

/** Why a shared block is not shown, as a sentence; `null` when it is. */
export function blockFault(id: number, { blocks, lang }: KnownTargets): string | null {
  if (id === 0) return 'Aucun bloc partagé n’est choisi : choisissez-en un, ou retirez ce bloc.'
  const block = blocks.get(id)
  if (!block) {
    return 'Le bloc partagé n’existe plus, ou il est dans la corbeille : rien ne s’affiche à sa place.'
  }
  if (block.lang !== lang) {
    return `Le bloc partagé « ${block.title} » est écrit dans une autre langue que la page : rien ne s’affiche à sa place.`
  }
  return block.isLive
    ? null
    : `Le bloc partagé « ${block.title} » n’est pas en ligne : rien ne s’affiche à sa place.`
}

async function pathFault(target: string, known: KnownTargets): Promise<string | null> {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(#.*)?$/s.exec(target) ?? []
  if (path.startsWith('/media/')) {
    return (await known.hasMedia(path)) ? null : 'mène à un fichier qui n’est plus là'
  }
  if (SERVED.test(path)) return null
  const bare = decoded(path).replace(/(?<=.)\/$/, '')
  const page = [...known.pages].find(([, node]) => node.path === bare)
  if (page) {
    const [id] = page
    return (
      pageFault(id, known) ??
      (bare === known.path && anchor !== '' ? anchorFault(anchor, known) : null)
    )
  }
  return (await known.isRedirected(bare)) ? null : 'mène à une page qui n’existe pas'
}

const anchorFault = (anchor: string, { ids }: KnownTargets): string | null =>
  EVERYWHERE.test(anchor) || ids.has(decoded(anchor.slice(1)))
    ? null
    : 'mène à un endroit de la page qui n’existe pas'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
