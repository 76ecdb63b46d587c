/** What an editor chose a link to lead to. */
export type LinkKind = 'none' | 'page' | 'address' | 'phone' | 'mail' | 'file'

/** A stored link (base/core/address/link.ts), taken apart for the form. */
export interface WrittenLink {
  kind: LinkKind
  /** The page's id; 0 for every other kind. */
  page: number
  /** What follows a page: `?x=1#part`; empty for every other kind. */
  tail: string
  /** Number, mail address, path or address as the editor types it; empty for a page. */
  target: string
  /** What stands after the first space: a note that leads nowhere. */
  note: string
}

const PAGE = /^page:([1-9]\d{0,14})([?#].*)?$/
const FILE = /^\/(?:media|uploads|documents)\//

/** Takes a stored link apart; `storedLink` puts it together again, to the letter. */
export function writtenLink(stored: string): WrittenLink {
  const place = stored.search(/\s/)
  const link = place === -1 ? stored : stored.slice(0, place)
  const rest = { page: 0, tail: '', note: place === -1 ? '' : stored.slice(place) }
  const [, page, tail = ''] = PAGE.exec(link) ?? []
  if (page !== undefined) return { ...rest, kind: 'page', page: Number(page), tail, target: '' }
  if (link.startsWith('tel:')) return { ...rest, kind: 'phone', target: link.slice(4) }
  if (link.startsWith('mailto:')) return { ...rest, kind: 'mail', target: link.slice(7) }
  if (FILE.test(link)) return { ...rest, kind: 'file', target: link }
  return { ...rest, kind: link === '' ? 'none' : 'address', target: link }
}

/** A link as it is stored; empty as long as nothing is chosen. */
export function storedLink({ kind, page, tail, target, note }: WrittenLink): string {
  const link = bareLink(kind, page, tail, target)
  return link === '' && kind !== 'none' ? '' : link + note
}

function bareLink(kind: LinkKind, page: number, tail: string, target: string): string {
  switch (kind) {
    case 'none':
      return ''
    case 'page':
      return page > 0 ? `page:${page}${tail}` : ''
    case 'phone':
      return target ? `tel:${target}` : ''
    case 'mail':
      return target ? `mailto:${target}` : ''
    case 'address':
    case 'file':
      return target
  }
}

/**
 * What an editor typed as the target of a kind, as it is stored: a number without its spaces, an
 * address of the web with its scheme (« www.exemple.fr »).
 */
export function tidyTarget(kind: LinkKind, typed: string): string {
  if (kind === 'phone') return typed.replace(/[\s\u00A0\u202F]/g, '')
  const target = typed.trim().replaceAll(' ', '%20')
  return kind === 'address' && /^www\./i.test(target) ? `https://${target}` : target
}
