import { Text } from '#framework/widget-kit/text.tsx'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

interface ChildPage {
  id: number
  name: string
  description: string
  href: string
  isCurrent: boolean
  /** The page's picture, where pages are shown with theirs. */
  picture: ShownMedia | null
}

export interface ChildPagesModel {
  layout: 'cards' | 'list' | 'compact' | 'section' | 'pictures' | 'chips'
  title: string
  titleHref: string | null
  /** Where all of them are, under some of them. */
  rest: { name: string; href: string } | null
  /** The way to the page above, beside the title. */
  link: { text: string; href: string } | null
  pages: ChildPage[]
}

export function ChildPagesView({ model, view }: { model: ChildPagesModel; view: ViewContext }) {
  return model.layout === 'section' ? (
    <SectionMenu model={model} view={view} />
  ) : (
    <>
      <ListHeader model={model} view={view} />
      <ul className={`child-pages child-pages-${model.layout}`}>
        {model.pages.map((page) => (
          <li key={page.id} className="child-page">
            {model.layout === 'pictures' ? <PagePicture page={page} /> : null}
            <a href={page.href} className="child-page-link">
              {page.name}
            </a>
            {page.description ? <p>{page.description}</p> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function ListHeader({ model, view }: { model: ChildPagesModel; view: ViewContext }) {
  const title = (
    <Text view={view} path="title" as="h2" className="child-pages-title">
      {model.title}
    </Text>
  )
  if (model.link === null) return title
  return (
    <div className="child-pages-header">
      {title}
      <p>
        <a href={model.link.href} {...view.mark('link_text')}>
          {model.link.text}
        </a>
      </p>
    </div>
  )
}

/** Says nothing that the page's name does not say; a page without one keeps its place. */
function PagePicture({ page: { picture } }: { page: ChildPage }) {
  if (picture === null) return <span className="child-page-picture" />
  return (
    <Picture
      className="child-page-picture"
      src={picture.src}
      focal={picture.focal}
      alt=""
      width={picture.width || 720}
      height={picture.height || 480}
      sizes="(min-width: 992px) 360px, (min-width: 576px) 50vw, 96px"
    />
  )
}

function SectionMenu({ model, view }: { model: ChildPagesModel; view: ViewContext }) {
  const labelId = `w${view.widgetId}-section`
  return (
    <nav className="section-menu" aria-labelledby={labelId}>
      <p
        className="section-menu-title"
        id={labelId}
        {...(model.rest ? view.mark('title') : undefined)}
      >
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
            <a href={model.rest.href} {...view.mark('all_title')}>
              {model.rest.name}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
