import { type Marks, NO_MARKS } from '#framework/widget-kit/marks.ts'
import { labels } from '#base/core/article/labels.ts'
import type { LinkTokens } from '#base/core/address/link-tokens.ts'
import type { Culture } from '#base/kit/language.ts'
import type { Template } from '#framework/widget-kit/template.ts'
import type { FeedItemValues } from '#features/templates/engine/template-values.ts'
import { Pagination } from '#framework/ui/pagination.tsx'
import { tokenizedLinks } from '#framework/ui/tokenized-links.tsx'
import { readsAddress } from './feed-facts.ts'
import type { FeedFilters, FeedList } from './list-model.ts'

interface ListViewProps {
  list: FeedList
  template: Template
  culture: Culture
  marks?: Marks
}

/** Filters, cards and pagination: what the browser draws anew when the visitor asks for another list. */
export function ListView({ list, template, culture, marks = NO_MARKS }: ListViewProps) {
  const { options, filters, items, pagination, emptySentence } = list
  const pager = pagination ? <Pagination model={pagination} culture={culture} /> : null
  const filterBlock = filters ? (
    <Filters filters={filters} beside={options.filters_beside} marks={marks} />
  ) : null
  // A list that changes takes the focus, so that reading goes on where the new one begins.
  const changing = readsAddress(options)
    ? ({ role: 'group', 'aria-label': labels(culture).articles, tabIndex: -1 } as const)
    : null
  return (
    <>
      {options.filter_position === 'top' ? filterBlock : null}
      <div className={listClass(list, changing !== null)} {...changing}>
        {options.pagination_position === 'top' ? pager : null}
        {items.length > 0 ? (
          <div className={itemsClass(options)}>
            {items.map((item) => (
              <Item key={item.pagelink} template={template} item={item} tokens={list.tokens} />
            ))}
          </div>
        ) : (
          <p className="feed-none">{emptySentence}</p>
        )}
        {options.pagination_position === 'bottom' ? pager : null}
      </div>
      {options.filter_position === 'bottom' ? filterBlock : null}
    </>
  )
}

/** Filters take 4 of 12 columns from `md`, or from `lg`, the list the others. */
const listClass = (
  { filters, options }: Pick<FeedList, 'filters' | 'options'>,
  changes: boolean,
): string | undefined =>
  [filters === null ? '' : `col-12 col-${options.filters_beside}-8`, changes ? 'feed-list' : '']
    .filter(Boolean)
    .join(' ') || undefined

const itemsClass = ({ arrangement, on_phone }: FeedList['options']): string =>
  `feed-items feed-items-${arrangement}${on_phone === 'row' ? ' feed-items-swiped' : ''}`

interface ItemProps {
  template: Template
  item: FeedItemValues
  tokens: LinkTokens | null
}

const Item = ({ template, item, tokens }: ItemProps) =>
  tokenizedLinks(template.render(item), tokens)

interface FiltersProps {
  filters: FeedFilters
  beside: 'md' | 'lg'
  marks: Marks
}

/** On a phone the badges fold under one button, with native disclosure. */
function Filters({ filters, beside, marks }: FiltersProps) {
  const active = (isActive: boolean) =>
    isActive
      ? ({ 'aria-current': 'true', className: 'badge active' } as const)
      : { className: 'badge' }
  return (
    <div className={`col-12 col-${beside}-4 feed-filters`}>
      <details className="feed-filters-fold" open={filters.isOpen}>
        <summary {...marks.mark('filter_mobile_label')}>{filters.mobileLabel}</summary>
        <ul>
          <li>
            <a
              href={filters.allHref}
              data-filter=""
              {...active(filters.allActive)}
              {...marks.mark('filter_all_label')}
            >
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
