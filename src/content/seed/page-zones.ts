import { parentOf, type TreePage } from './demo-tree.ts'
import { feedOf } from './feeds.ts'
import { homeZones } from './home-zones.ts'
import type { SeedPage } from './seed-types.ts'
import { sideColumn } from './side-column.ts'
import { type Composed, composed, type Zones } from './widget-drafts.ts'

/** What stands on a page: its title block, the author's widgets, the side column. */
export function pageZones(page: TreePage, text: SeedPage): Zones {
  if (page.level === 0) return homeZones(text)
  const { before, after } = feedOf(page.path)
  return {
    top: [{ type: 'breadcrumb', options: {} }, titleBlock(page, text)],
    content: [...before, ...text.widgets.map(composed), ...after],
    aside: sideColumn(page, text),
  }
}

/** The page's own title stands here when it has no `h1`: an empty text takes the name. */
const titleBlock = (page: TreePage, { eyebrow, intro }: SeedPage): Composed => ({
  type: 'heading',
  options: { text: '', level: '1', eyebrow: eyebrow ?? parentOf(page)?.name ?? '', intro },
})
