import type { LinkTarget } from './layout/rows.ts'
import type { SiteDocument } from './site-document.ts'
import { WORDS } from './messages.ts'

/** Name of the place where a part begins. */
export const placeOfPart = (index: number): string => `partie-${index}`

/**
 * Where a link of the text leads, and what a reader on paper needs to know of it: the chapter, when
 * it stands in the same document, or the host of another site.
 */
export function linksOf({ parts, origin, culture }: SiteDocument) {
  return (href: string, text: string): { target: LinkTarget; note: string } | null => {
    const path = href.replace(/[?#].*$/s, '')
    const index = path ? parts.findIndex((part) => part.path === path) : -1
    const part = parts[index]
    if (part) {
      const says = part.title
      const note = part.number === null ? '' : WORDS[culture].chapter(part.number).toLowerCase()
      return { target: { place: placeOfPart(index), says }, note }
    }
    if (/^\/(?!\/)/.test(href)) {
      return origin ? { target: { url: origin + href, says: text }, note: '' } : null
    }
    if (/^(?:mailto|tel):/i.test(href)) return { target: { url: href, says: text }, note: '' }
    const host = hostOf(href)
    if (host === null) return null
    const saysIt = text.toLowerCase().includes(host)
    return { target: { url: href, says: text }, note: saysIt ? '' : host }
  }
}

function hostOf(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
  return new URL(href).host.replace(/^www\./, '')
}
