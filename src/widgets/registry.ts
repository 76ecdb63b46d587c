import { accordion } from './accordion/widget.tsx'
import { breadcrumb } from './breadcrumb/widget.tsx'
import { callToAction } from './call-to-action/widget.tsx'
import { childPages } from './child-pages/widget.tsx'
import { columns } from './columns/widget.tsx'
import { contactCard } from './contact-card/widget.tsx'
import type { Widget } from './define-widget.ts'
import { feed } from './feed/widget.ts'
import { heading } from './heading/widget.tsx'
import { hero } from './hero/widget.tsx'
import { iconMenu } from './icon-menu/widget.tsx'
import { image } from './image/widget.tsx'
import { richText } from './rich-text/widget.tsx'
import { searchResults } from './search-results/widget.tsx'
import { siteFooter } from './site-footer/widget.ts'
import { siteHeader } from './site-header/widget.ts'
import { siteMap } from './site-map/widget.tsx'

const WIDGETS: readonly Widget[] = [
  accordion,
  breadcrumb,
  callToAction,
  childPages,
  columns,
  contactCard,
  feed,
  heading,
  hero,
  iconMenu,
  image,
  richText,
  searchResults,
  siteFooter,
  siteHeader,
  siteMap,
]

/** Every widget by its type: the one hand-written list. */
export const registry: ReadonlyMap<string, Widget> = new Map(
  WIDGETS.map((widget) => [widget.type, widget]),
)
