import { LAYOUT_PARTS, type LayoutPart } from '#base/core/page/page.ts'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'

/** What widgets are laid out on: a page, or one part of a layout. */
export interface Surface {
  /** Zones that are always there by their French names, in the order of the page. */
  zones: Readonly<Record<string, string>>
  /** Bands and columns stand around the widgets as on a page; else they follow each other, whatever their zone. */
  isPage: boolean
  /** The type that is offered here alone. */
  own: string | null
  /** It is offered alone. */
  isOwnAlone: boolean
  /** A type that is offered elsewhere, not here. */
  without?: string
}

/** Zones that every page has (app/website/render/page-parts.ts). */
export const PAGE_SURFACE: Surface = {
  zones: {
    hero: 'Bandeau d’accueil',
    top: 'Haut de page',
    content: 'Contenu',
    aside: 'Colonne latérale',
    bottom: 'Bas de page',
  },
  isPage: true,
  own: null,
  isOwnAlone: false,
}

/** A shared block holds no other. */
export const BLOCK_SURFACE: Surface = {
  zones: { content: 'Bloc' },
  isPage: false,
  own: null,
  isOwnAlone: false,
  without: SHARED_BLOCK,
}

const OWN: Readonly<Record<LayoutPart, string | null>> = {
  announcement: 'announcement',
  header: 'site-header',
  footer: 'site-footer',
  error404: null,
  signin: 'sign-in',
}

export function partSurface(part: LayoutPart): Surface {
  if (part === 'error404' || part === 'signin') return { ...PAGE_SURFACE, own: OWN[part] }
  return {
    zones: { content: LAYOUT_PARTS[part] },
    isPage: false,
    own: OWN[part],
    isOwnAlone: part === 'announcement',
  }
}

/** French name of a zone; one that the site does not show keeps its own. */
export function zoneTitle({ zones, isPage }: Surface, zone: string): string {
  if (Object.hasOwn(zones, zone)) return zones[zone] ?? zone
  return isPage ? `Zone « ${zone} », que le site ne montre pas` : `Zone « ${zone} »`
}
