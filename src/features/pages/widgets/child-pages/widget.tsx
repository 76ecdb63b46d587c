import { isCurrentLink } from '#base/core/address/current-link.ts'
import { shortDescription } from '#base/core/page/short-description.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { parentOf } from '#base/core/page/parent-of.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { ChildPagesView, type ChildPagesModel } from './view.tsx'

/** The pages under a page, or those beside this one as a section menu: all, or the nearest. */
export const widget = defineWidget({
  type: 'child-pages',
  title: 'Pages de la rubrique',
  sentence: 'Les pages qui se trouvent sous celle-ci.',
  keywords: 'sous-pages sommaire',
  group: 'layout',
  options,
  words: 'elsewhere',
  root: 'section',
  load(values, context) {
    const { tree, page, href } = context
    const chosen = tree.find(({ id }) => id === (values.parent || page.id))
    const parent = values.layout === 'section' ? sectionOf(tree, page.id) : chosen
    if (!parent) return { state: 'empty' }
    const all = childrenOf(tree, parent)
    const isPart = values.layout === 'section' && values.nearest > 0
    const listed = values.nb_items > 0 ? all.slice(0, values.nb_items) : all
    const children = isPart ? nearestTo(all, page.id, values.nearest) : listed
    if (children.length === 0) return { state: 'empty' }
    const above = href(parent.path)
    const model: ChildPagesModel = {
      layout: values.layout,
      title: values.layout !== 'section' || (isPart && values.title) ? values.title : parent.name,
      titleHref: values.layout === 'section' && !isPart ? above : null,
      rest: isPart
        ? {
            name: typography(context.culture).text(values.all_title || parent.name),
            href: above ?? parent.path,
          }
        : null,
      link: values.link_text && above !== null ? { text: values.link_text, href: above } : null,
      pages: children.map((child) => shownPage(child, values, context)),
    }
    return { state: 'ready', model }
  },
  View: ChildPagesView,
  examples,
})

/** A page as the list shows it: in one line where it is one of many, whole where there is room. */
function shownPage(
  { id, name, description, path, image }: PageNode,
  { layout, show_description }: typeof options.defaults,
  { culture, href, media, request }: WidgetContext,
): ChildPagesModel['pages'][number] {
  const hasPicture = layout === 'pictures'
  const isSaid = show_description && layout !== 'compact' && layout !== 'chips'
  const said = hasPicture ? shortDescription(description) : description
  return {
    id,
    name,
    description: isSaid ? typography(culture).text(said) : '',
    href: href(path) ?? path,
    isCurrent: isCurrentLink(path, request.path),
    picture: hasPicture && image ? media(image) : null,
  }
}

/** Direct children that a visitor may see, in tree order. */
const childrenOf = (tree: readonly PageNode[], parent: PageNode): PageNode[] =>
  tree.filter(
    ({ lft, rgt, level, is_active, is_secure }) =>
      lft > parent.lft && rgt < parent.rgt && level === parent.level + 1 && is_active && !is_secure,
  )

/** So many pages on either side of one, without it, in their order; none beside a stranger. */
function nearestTo(pages: readonly PageNode[], pageId: number, count: number): PageNode[] {
  const own = pages.findIndex(({ id }) => id === pageId)
  if (own < 0) return []
  const near = [...pages.keys()]
    .filter((place) => place !== own)
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .slice(0, count)
  return pages.filter((_page, place) => near.includes(place))
}

/** The page itself when it has children, else its parent. */
function sectionOf(tree: readonly PageNode[], pageId: number): PageNode | undefined {
  const page = tree.find(({ id }) => id === pageId)
  if (!page || page.level === 0) return undefined
  if (page.rgt > page.lft + 1) return page
  const parent = parentOf(tree, page)
  return parent && parent.level > 0 ? parent : undefined
}
