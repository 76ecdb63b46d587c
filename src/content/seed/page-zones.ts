import type { TreePage } from './demo-tree.ts'
import { feedOf } from './feeds.ts'
import { homeZones } from './home-zones.ts'
import type { SeedPage, SeedWidget } from './seed-types.ts'
import { belowPage, sideColumn } from './side-column.ts'
import { type Composed, composed, type Zones } from './widget-drafts.ts'

/**
 * What stands on a page: its title block, the author's widgets and the side column. From the list
 * of the pages under it on, widgets take the whole width, below the side column.
 */
export function pageZones(page: TreePage, text: SeedPage): Zones {
  if (page.level === 0) return homeZones(text)
  const { before, after, below } = feedOf(page.path)
  const content = [...before, ...text.widgets.map(composed), ...after]
  const list = text.widgets.findIndex(showsChildren)
  const aside = sideColumn(page.path, list >= 0)
  const cut = aside.length > 0 && list > 0 ? before.length + list : content.length
  return {
    top: [{ type: 'breadcrumb', options: {} }, titleBlock(text)],
    content: content.slice(0, cut),
    aside,
    bottom: [...content.slice(cut), ...below, ...belowPage(page.path)],
  }
}

const showsChildren = ({ type, options }: SeedWidget): boolean =>
  type === 'guide-contents' ||
  (type === 'child-pages' && 'parent' in options && options.parent === 'self')

/** The page's own title stands here when it has no `h1`: an empty text takes the name. */
const titleBlock = ({ eyebrow, intro }: SeedPage): Composed => ({
  type: 'heading',
  options: { text: '', level: '1', eyebrow: eyebrow ?? '', intro },
})
