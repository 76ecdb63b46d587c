import type { PaginationModel } from '#base/kit/pagination.ts'
import { kindLabels, kindsLabels } from '#base/core/search/search-labels.ts'
import {
  type ExcerptPiece,
  MAX_QUERY,
  type SearchHit,
  type SearchKind,
} from '#base/core/search/search.ts'
import { Pagination } from '#framework/ui/pagination.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { WORDS } from './messages.ts'

export interface SearchResultsModel {
  action: string
  query: string
  /** Hits of the kind asked for, and of all kinds. */
  count: number
  all: number
  hits: (SearchHit & {
    href: string
    /** What it is a page of, said in the place of « Page ». */
    section: string
  })[]
  kinds: { kind: SearchKind | null; count: number; href: string; isCurrent: boolean }[]
  pagination: PaginationModel & { href(page: number): string }
  near: { words: string; href: string }[]
  isBeingMade: boolean
  popular: { id: number; name: string; href: string }[]
  /** Where a person can be asked. */
  contactHref: string | null
}

interface Props {
  model: SearchResultsModel
  view: ViewContext
}

export function SearchResultsView({ model, view }: Props) {
  const { query, count, all } = model
  const words = WORDS[view.culture]
  return (
    <>
      <SearchForm model={model} view={view} />
      {query && all > 0 ? (
        <>
          <h2 className="search-count">{words.found(count, query)}</h2>
          <Kinds model={model} view={view} />
          {model.hits.length > 0 ? <Hits model={model} view={view} /> : <p>{words.beyond}</p>}
          <NearWords near={model.near} culture={view.culture} />
          {model.isBeingMade ? <p>{words.beingMade}</p> : null}
          {model.pagination.pages > 1 ? (
            <Pagination model={model.pagination} culture={view.culture} />
          ) : null}
        </>
      ) : null}
      {query && all === 0 ? <NothingFound model={model} view={view} /> : null}
      {model.popular.length > 0 ? (
        <>
          <h2 className="search-count">{words.popular}</h2>
          <div className="feed-filters">
            <ul className="search-popular">
              {model.popular.map(({ id, name, href }) => (
                <li key={id}>
                  <a className="badge" href={href}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : null}
    </>
  )
}

function SearchForm({ model: { action, query }, view }: Props) {
  const words = WORDS[view.culture]
  const fieldId = `w${view.widgetId}-query`
  return (
    <search>
      <form className="search-form" action={action} method="get">
        <label htmlFor={fieldId}>{words.label}</label>
        <div className="search-form-row">
          <input
            id={fieldId}
            type="search"
            name="query"
            defaultValue={query}
            maxLength={MAX_QUERY}
            autoComplete="off"
          />
          <button className="btn btn-primary" type="submit">
            {words.submit}
          </button>
        </div>
      </form>
    </search>
  )
}

/** One link a kind that has hits, with their number. */
function Kinds({ model: { kinds }, view: { culture } }: Props) {
  if (kinds.length < 3) return null
  const words = WORDS[culture]
  return (
    <nav className="feed-filters" aria-label={words.filter}>
      <ul className="search-kinds">
        {kinds.map(({ kind, count, href, isCurrent }) => (
          <li key={kind ?? ''}>
            <a
              className={isCurrent ? 'badge active' : 'badge'}
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {`${kind === null ? words.all : kindsLabels[culture][kind]} (${count})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Hits = ({ model: { hits }, view: { culture } }: Props) => (
  <ol className="search-hits">
    {hits.map(({ href, kind, lang, title, excerpt, section }) => (
      <li key={href} className="search-hit" lang={culture.startsWith(lang) ? undefined : lang}>
        <p className="search-hit-kind">{section || kindLabels[culture][kind]}</p>
        <h3 className="search-hit-title">
          <a href={href}>
            <Pieces pieces={title} />
          </a>
        </h3>
        <p>
          <Pieces pieces={excerpt} />
        </p>
      </li>
    ))}
  </ol>
)

const Pieces = ({ pieces }: { pieces: readonly ExcerptPiece[] }) =>
  pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))

function NearWords({
  near,
  culture,
}: Pick<SearchResultsModel, 'near'> & Pick<ViewContext, 'culture'>) {
  if (near.length === 0) return null
  return (
    <p className="search-near">
      {WORDS[culture].near}
      {near.map(({ words, href }) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </p>
  )
}

function NothingFound({
  model: { query, near, isBeingMade, contactHref },
  view: { culture },
}: Props) {
  const words = WORDS[culture]
  return (
    <>
      <h2 className="search-count">{words.none(query)}</h2>
      <NearWords near={near} culture={culture} />
      <p>{isBeingMade ? words.beingMade : words.hint}</p>
      {contactHref ? (
        <p>
          <a href={contactHref}>{words.ask}</a>
          {words.askWhy}
        </p>
      ) : null}
    </>
  )
}
