import { labelled, labels } from '#base/core/article/labels.ts'
import type { PaginationModel } from '#base/kit/pagination.ts'
import type { Culture } from '#base/kit/language.ts'

interface PaginationProps {
  model: PaginationModel & { href(page: number): string }
  culture: Culture
}

/** Links to the pages of a list; without a current one when the page asked is beyond the last. */
export function Pagination({ model, culture }: PaginationProps) {
  const { current, pages, previous, next, window: shown, href } = model
  const say = labels(culture)
  return (
    <nav aria-label={say.pagination} className="pagination-nav">
      <ul className="pagination">
        {previous !== null ? (
          <li className="page-item">
            <a
              className="page-link"
              href={href(previous)}
              rel="prev"
              aria-label={say.previousPage}
            />
          </li>
        ) : null}
        {shown.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className="page-item page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={entry === current ? 'page-item active' : 'page-item'}>
              <a
                className="page-link"
                href={href(entry)}
                aria-label={
                  entry === pages && current === null
                    ? labelled(say.lastPage, String(entry), culture)
                    : say.page(entry)
                }
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ),
        )}
        {next !== null ? (
          <li className="page-item">
            <a className="page-link" href={href(next)} rel="next" aria-label={say.nextPage} />
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
