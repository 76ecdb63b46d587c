import type { ViewContext } from '../define-widget.ts'

export interface SearchResultsModel {
  action: string
  query: string
  count: number
  results: { id: number; name: string; description: string; href: string }[]
}

const WORDS = {
  'fr-FR': {
    label: 'Chercher dans le site',
    submit: 'Chercher',
    none: (query: string) => `Aucune page ne répond à « ${query} ».`,
    hint: 'Essayez un mot plus court ou plus courant, ou appelez-nous.',
    found: (count: number, query: string) =>
      `${count} ${count < 2 ? 'page répond' : 'pages répondent'} à « ${query} »`,
  },
  'en-GB': {
    label: 'Search the site',
    submit: 'Search',
    none: (query: string) => `No page answers “${query}”.`,
    hint: 'Try a shorter or more usual word, or call us.',
    found: (count: number, query: string) =>
      `${count} ${count === 1 ? 'page answers' : 'pages answer'} “${query}”`,
  },
}

export function SearchResultsView({
  model,
  view,
}: {
  model: SearchResultsModel
  view: ViewContext
}) {
  const { action, query, count, results } = model
  const words = WORDS[view.culture]
  const fieldId = `w${view.widgetId}-query`
  return (
    <>
      <search>
        <form className="search-form" action={action} method="get">
          <label htmlFor={fieldId}>{words.label}</label>
          <div className="search-form-row">
            <input
              id={fieldId}
              type="search"
              name="query"
              defaultValue={query}
              maxLength={200}
              autoComplete="off"
            />
            <button className="btn btn-primary" type="submit">
              {words.submit}
            </button>
          </div>
        </form>
      </search>
      {query && count > 0 ? (
        <>
          <h2 className="search-count">{words.found(count, query)}</h2>
          <ol className="child-pages child-pages-list">
            {results.map(({ id, name, description, href }) => (
              <li key={id} className="child-page">
                <a className="child-page-link" href={href}>
                  {name}
                </a>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {query && count === 0 ? (
        <>
          <h2 className="search-count">{words.none(query)}</h2>
          <p>{words.hint}</p>
        </>
      ) : null}
    </>
  )
}
