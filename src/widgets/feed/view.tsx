import type { PaginationModel } from '#domain/pagination.ts'
import type { Template } from '#templates/template.tsx'
import type { ArticleValues, FeedItemValues } from '#templates/template-values.ts'
import { Pagination } from '#ui/pagination.tsx'
import type { ViewContext } from '../define-widget.ts'
import type { FeedOptions } from './options.ts'

/** Filters as badges (requirements D4). */
export interface FeedFilters {
  allLabel: string
  allHref: string
  allActive: boolean
  mobileLabel: string
  entries: { motif: string; description: string; is_active: boolean; href: string }[]
}

interface FeedLink {
  text: string
  href: string
  position: 'top' | 'bottom'
  alignment: 'left' | 'center' | 'right'
}

export type FeedModel =
  | {
      kind: 'list'
      options: FeedOptions
      link: FeedLink | null
      filters: FeedFilters | null
      items: FeedItemValues[]
      template: Template
      pagination: (PaginationModel & { href(page: number): string }) | null
      emptySentence: string
    }
  | {
      kind: 'article'
      options: FeedOptions
      link: null
      values: ArticleValues
      template: Template
    }

/** A feed: its title and link, filters, cards and pagination, or one whole article. */
export function FeedView({ model, view }: { model: FeedModel; view: ViewContext }) {
  if (model.kind === 'article') {
    const { values, template } = model
    return template.render(
      view.h1Taken ? { ...values, is_main_title: false, title_tag: 'h2' } : values,
    )
  }
  const { options, link, filters, items, template, pagination } = model
  const pager = pagination ? <Pagination model={pagination} culture={view.culture} /> : null
  const filterBlock = filters ? <Filters filters={filters} /> : null
  return (
    <>
      <FeedHeader options={options} link={link?.position === 'top' ? link : null} />
      <div className={filters ? 'row feed-filtered' : undefined}>
        {options.filter_position === 'top' ? filterBlock : null}
        <div className={filters ? 'col-12 col-md-8' : undefined}>
          {options.pagination_position === 'top' ? pager : null}
          {items.length > 0 ? (
            <div className={`feed-items feed-items-${options.arrangement}`}>
              {items.map((item) => (
                <Item key={item.pagelink} template={template} item={item} />
              ))}
            </div>
          ) : (
            <p className="feed-none">{model.emptySentence}</p>
          )}
          {options.pagination_position === 'bottom' ? pager : null}
        </div>
        {options.filter_position === 'bottom' ? filterBlock : null}
      </div>
      {link?.position === 'bottom' ? <FeedLinkView link={link} /> : null}
    </>
  )
}

const Item = ({ template, item }: { template: Template; item: FeedItemValues }) =>
  template.render(item)

function FeedHeader({ options, link }: { options: FeedOptions; link: FeedLink | null }) {
  const { widget_title, widget_subtitle } = options
  if (!widget_title && !widget_subtitle && !link) return null
  return (
    <div className="feed-header">
      <div>
        {widget_title ? <h2 className="widget-title">{widget_title}</h2> : null}
        {widget_subtitle ? <p className="widget-subtitle">{widget_subtitle}</p> : null}
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

/** On a phone the badges fold under one button, with native disclosure. */
function Filters({ filters }: { filters: FeedFilters }) {
  const active = (isActive: boolean) =>
    isActive ? ({ 'aria-current': 'true', className: 'badge active' } as const) : { className: 'badge' }
  return (
    <div className="col-12 col-md-4 feed-filters">
      <details className="feed-filters-fold" open>
        <summary>{filters.mobileLabel}</summary>
        <ul>
          <li>
            <a href={filters.allHref} data-filter="" {...active(filters.allActive)}>
              {filters.allLabel}
            </a>
          </li>
          {filters.entries.map(({ motif, description, is_active, href }) => (
            <li key={motif}>
              <a href={href} data-filter={motif} data-motif={motif} {...active(is_active)}>
                {description}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
