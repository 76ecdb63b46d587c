import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface ChildPagesModel {
  layout: 'cards' | 'list' | 'compact' | 'section'
  title: string
  titleHref: string | null
  /** Where all of them are, under some of them. */
  rest: { name: string; href: string } | null
  pages: { id: number; name: string; description: string; href: string; isCurrent: boolean }[]
}

export function ChildPagesView({ model, view }: { model: ChildPagesModel; view: ViewContext }) {
  return model.layout === 'section' ? (
    <SectionMenu model={model} view={view} />
  ) : (
    <>
      <Text view={view} path="title" as="h2" className="child-pages-title">
        {model.title}
      </Text>
      <ul className={`child-pages child-pages-${model.layout}`}>
        {model.pages.map(({ id, name, description, href }) => (
          <li key={id} className="child-page">
            <a href={href} className="child-page-link">
              {name}
            </a>
            {description && model.layout !== 'compact' ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function SectionMenu({ model, view }: { model: ChildPagesModel; view: ViewContext }) {
  const labelId = `w${view.widgetId}-section`
  return (
    <nav className="section-menu" aria-labelledby={labelId}>
      <p className="section-menu-title" id={labelId}>
        {model.titleHref ? <a href={model.titleHref}>{model.title}</a> : model.title}
      </p>
      <ul>
        {model.pages.map(({ id, name, href, isCurrent }) => (
          <li key={id} className={isCurrent ? 'current active' : undefined}>
            <a
              href={href}
              className={isCurrent ? 'current active' : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        {model.rest ? (
          <li className="section-menu-all">
            <a href={model.rest.href}>{model.rest.name}</a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
