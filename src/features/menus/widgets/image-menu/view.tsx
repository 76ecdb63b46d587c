import { Text } from '#framework/widget-kit/text.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import type { MenuItem } from '../menu-items.ts'

export interface ImageMenuModel {
  title: string
  columns: '2' | '3' | '4'
  items: MenuItem[]
}

/** A file of the site: one of elsewhere would be a request to a third party. */
const OWN_FILE = /^\/(?!\/)[^\\]*$/

export function ImageMenuView({ model, view }: { model: ImageMenuModel; view: ViewContext }) {
  const { title, columns, items } = model
  const titleId = `w${view.widgetId}-title`
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': `Menu ${view.widgetId}` }
  return (
    <nav className="image-menu" {...name}>
      <Text view={view} path="widget_title" as="h2" className="menu-title" id={titleId}>
        {title}
      </Text>
      <ul className={`image-menu-items image-menu-${columns}`}>
        {items.map((item) => (
          <li
            key={item.id}
            className={item.isCurrent ? 'image-menu-item current active' : 'image-menu-item'}
            data-motif={item.motif_code || undefined}
          >
            <Tile item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ item }: { item: MenuItem }) {
  const { href, title, isCurrent, description } = item
  const inside = (
    <>
      <Media item={item} />
      <span className="image-menu-label">{title}</span>
      {description ? <span className="image-menu-text">{description}</span> : null}
    </>
  )
  if (href === null) return <div className="image-menu-link">{inside}</div>
  return (
    <a
      className={isCurrent ? 'image-menu-link current active' : 'image-menu-link'}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {inside}
    </a>
  )
}

/** The entry's picture; its icon on a tint when it has none. */
function Media({ item: { media, focal, icon } }: { item: MenuItem }) {
  if (OWN_FILE.test(media)) {
    return (
      <Picture
        className="image-menu-media"
        src={media}
        alt=""
        width={720}
        height={480}
        focal={focal}
      />
    )
  }
  return (
    <span className="image-menu-media image-menu-blank">{icon ? <Icon name={icon} /> : null}</span>
  )
}
