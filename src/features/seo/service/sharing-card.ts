import { createHash } from 'node:crypto'
import { breadcrumb } from '#base/core/page/breadcrumb.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { Page, PageNode } from '#base/core/page/page.ts'
import type { SharingCard } from '#base/core/page/sharing-card.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf } from '#base/kit/language.ts'

/** Raised when the drawing changes, so that addresses do. */
const DESIGN = 2

/** Pixels of a sharing picture. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const

/** The card of a page, or of the article that it shows. */
export function sharingCard(
  { site, tree, logoVersion }: { site: Site; tree: readonly PageNode[]; logoVersion: string },
  page: Pick<Page, 'id' | 'lang' | 'h1' | 'name' | 'title' | 'level'>,
  article?: string,
): SharingCard {
  const { constants, theme } = site
  const trail = breadcrumb(tree, page.id).filter(({ level }) => level > 0)
  const section = trail.find(({ id }) => id !== page.id)?.name ?? ''
  const colour = (token: string, other: string) => safeColour(theme.light[token]) ?? other
  const type = typography(cultureOf(page.lang))
  const title = article ?? (page.level === 0 ? page.title : page.h1 || page.name)
  return {
    title: type.text(title),
    section: type.text(article === undefined ? section : page.name),
    firm: constants.nomcabinet,
    town: constants.localite,
    mark: logoVersion,
    colours: {
      paper: colour('paper', '#FBFAF7'),
      ink: colour('ink', '#16232E'),
      soft: colour('ink-soft', '#4C5A66'),
      primary: colour('primary', '#0E4A4F'),
      tint: colour('tint', '#E6EFED'),
      accent: colour('accent', '#BA7A20'),
    },
  }
}

/** Names a card by what it shows: another text or colour is another picture. */
export const sharingHash = (card: SharingCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 16)
