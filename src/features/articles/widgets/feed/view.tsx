import { jsonForScript } from '#base/kit/html/json-for-script.ts'
import type { Template } from '#framework/widget-kit/template.ts'
import type { ArticleValues } from '#features/templates/engine/template-values.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import type { FeedProps } from './feed-facts.ts'
import type { FeedList } from './list-model.ts'
import { ListView } from './list-view.tsx'
import { type Opinion, OpinionView } from './opinion-view.tsx'

interface FeedLink {
  text: string
  href: string
  position: 'top' | 'bottom'
  alignment: 'left' | 'center' | 'right'
}

export type FeedModel =
  | {
      kind: 'list'
      title: string
      subtitle: string
      link: FeedLink | null
      list: FeedList
      template: Template
      /** What the island needs to take the list over; `null` when it has nothing to do. */
      live: FeedProps | null
    }
  | {
      kind: 'article'
      link: null
      values: ArticleValues
      template: Template
      /** What the firm thinks of it; `null` when it says nothing. */
      opinion: Opinion | null
      /** Boxes of outside players stand in the text. */
      hasPlayers: boolean
    }

/** A feed: its title and link, filters, cards and pagination, or one whole article. */
export function FeedView({ model, view }: { model: FeedModel; view: ViewContext }) {
  if (model.kind === 'article') {
    const { values, template, opinion } = model
    const article = template.render(
      view.h1Taken ? { ...values, is_main_title: false, title_tag: 'h2' } : values,
    )
    return opinion === null ? (
      article
    ) : (
      <>
        <OpinionView opinion={opinion} />
        {article}
      </>
    )
  }
  const { title, subtitle, link, list, template, live } = model
  return (
    <>
      <FeedHeader title={title} subtitle={subtitle} link={link?.position === 'top' ? link : null} />
      <div
        className={list.filters ? 'row feed-filtered' : undefined}
        data-feed-live={live ? '' : undefined}
      >
        <ListView list={list} template={template} culture={view.culture} />
      </div>
      {link?.position === 'bottom' ? <FeedLinkView link={link} /> : null}
      {live ? (
        <script
          type="application/json"
          data-feed-props=""
          dangerouslySetInnerHTML={{ __html: jsonForScript(live) }}
        />
      ) : null}
    </>
  )
}

interface FeedHeaderProps {
  title: string
  subtitle: string
  link: FeedLink | null
}

function FeedHeader({ title, subtitle, link }: FeedHeaderProps) {
  if (!title && !subtitle && !link) return null
  return (
    <div className="feed-header">
      <div>
        {title ? <h2 className="widget-title">{title}</h2> : null}
        {subtitle ? <p className="widget-subtitle">{subtitle}</p> : null}
      </div>
      {link ? <FeedLinkView link={link} /> : null}
    </div>
  )
}

const FeedLinkView = ({ link }: { link: FeedLink }) => (
  <p className={`feed-link feed-link-${link.alignment}`}>
    <a href={link.href}>{link.text}</a>
  </p>
)
