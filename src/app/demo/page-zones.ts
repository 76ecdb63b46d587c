import type { WrittenWidget } from './written-widget.ts'
import type { Zone, Zones } from './zones.ts'

/**
 * What stands on a page: its title block, its own widgets, what its section adds. From the list of
 * the pages under it on, widgets take the whole width, below the side column. Where that list stands,
 * over the text too, the column has no menu that would give the same links again.
 */
export function pageZones(
  titleBlock: readonly WrittenWidget[],
  own: Zones<WrittenWidget>,
  section: Zones<WrittenWidget>,
): Zones<WrittenWidget> {
  const both = (zone: Zone) => [...(own[zone] ?? []), ...(section[zone] ?? [])]
  const content = both('content')
  const list = content.findIndex(listsPages)
  const isListed = [...both('top'), ...content].some(listsPages)
  const aside = isListed ? both('aside').filter((widget) => !isMenu(widget)) : both('aside')
  const cut = aside.length > 0 && list > 0 ? list : content.length
  return {
    hero: both('hero'),
    top: [...titleBlock, ...both('top')],
    content: content.slice(0, cut),
    aside,
    bottom: [...content.slice(cut), ...both('bottom')],
  }
}

const isMenu = ({ type }: WrittenWidget): boolean =>
  type === 'child-pages' || type === 'guide-contents'

/** The pages under the page itself, whose number is written 0. */
const listsPages = (widget: WrittenWidget): boolean =>
  isMenu(widget) && (widget.type === 'guide-contents' || widget.options['parent'] === 0)
