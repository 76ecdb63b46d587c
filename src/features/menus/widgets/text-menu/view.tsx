import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import type { MenuItem } from '../menu-items.ts'

export interface TextMenuModel {
  title: string
  arrangement: 'list' | 'inline' | 'columns'
  showChildren: boolean
  items: MenuItem[]
}

export function TextMenuView({ model, view }: { model: TextMenuModel; view: ViewContext }) {
  const { title, arrangement, showChildren, items } = model
  const titleId = `w${view.widgetId}-title`
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': `Menu ${view.widgetId}` }
  return (
    <nav className={`text-menu text-menu-${arrangement}`} {...name}>
      <Text view={view} path="widget_title" as="h2" className="text-menu-title" id={titleId}>
        {title}
      </Text>
      <Entries items={items} showChildren={showChildren} />
    </nav>
  )
}

function Entries({ items, showChildren }: { items: MenuItem[]; showChildren: boolean }) {
  return (
    <ul className="text-menu-entries">
      {items.map((item) => (
        <li key={item.id} className={item.isCurrent ? 'current active' : undefined}>
          <Entry item={item} />
          {showChildren && item.childs.length > 0 ? (
            <Entries items={item.childs} showChildren={showChildren} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The title of a column leads nowhere. */
function Entry({ item: { href, title, isCurrent } }: { item: MenuItem }) {
  if (href === null) return <span className="text-menu-label">{title}</span>
  return (
    <a
      className={isCurrent ? 'text-menu-link current active' : 'text-menu-link'}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {title}
    </a>
  )
}
