import type { Marks } from '#framework/widget-kit/marks.ts'
import { Text } from '#framework/widget-kit/text.tsx'
import { jsonForScript } from '#base/kit/html/json-for-script.ts'
import type { Template, TemplateMarks } from '#framework/widget-kit/template.ts'
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

const articleMark = (field: string, label: string) =>
  ({ 'data-edit': field, 'data-edit-label': label }) as const

/** In the editor of an own article: its fields by the variables of templates that show them. */
const ARTICLE_MARKS: TemplateMarks = new Map([
  ['title', articleMark('title', 'Titre')],
  ['resume', articleMark('summary', 'Résumé')],
  ['text', articleMark('html', 'Texte')],
])

/** A feed: its title and link, filters, cards and pagination, or one whole article. */
export function FeedView({ model, view }: { model: FeedModel; view: ViewContext }) {
  if (model.kind === 'article') {
    const { values, template, opinion } = model
    const article = template.render(
      view.h1Taken ? { ...values, is_main_title: false, title_tag: 'h2' } : values,
      view.editsArticle ? ARTICLE_MARKS : undefined,
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
      <FeedHeader {...{ title, subtitle, view }} link={link?.position === 'top' ? link : null} />
      <div
        className={list.filters ? 'row feed-filtered' : undefined}
        data-feed-live={live ? '' : undefined}
      >
        <ListView list={list} template={template} culture={view.culture} marks={view} />
      </div>
      {link?.position === 'bottom' ? <FeedLinkView link={link} view={view} /> : null}
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
  view: Marks
}

function FeedHeader({ title, subtitle, link, view }: FeedHeaderProps) {
  if (!view.shows(title || subtitle) && !link) return null
  return (
    <div className="feed-header">
      <div>
        <Text view={view} path="widget_title" as="h2" className="widget-title">
          {title}
        </Text>
        <Text view={view} path="widget_subtitle" as="p" className="widget-subtitle">
          {subtitle}
        </Text>
      </div>
      {link ? <FeedLinkView link={link} view={view} /> : null}
    </div>
  )
}

const FeedLinkView = ({ link, view }: { link: FeedLink; view: Marks }) => (
  <p className={`feed-link feed-link-${link.alignment}`}>
    <a href={link.href} {...view.mark('widget_link.text')}>
      {link.text}
    </a>
  </p>
)
