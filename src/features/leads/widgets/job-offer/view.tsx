import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface JobOfferModel {
  title: string
  /** What is to be known, in order; none is empty. */
  facts: { name: string; value: string; path?: string }[]
  /** Clean HTML. */
  html: string
  apply: string | null
}

const WORDS = {
  'fr-FR': { open: 'Poste ouvert', apply: 'Postuler' },
  'en-GB': { open: 'Open position', apply: 'Apply' },
}

export function JobOfferView({ model, view }: { model: JobOfferModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  return (
    <div className="job-offer">
      <p className="eyebrow">{words.open}</p>
      <h2 className="job-offer-title" {...view.mark('title')}>
        {model.title}
      </h2>
      <dl className="hours">
        {model.facts.map(({ name, value, path }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(path === undefined ? {} : view.mark(path))}>{value}</dd>
          </div>
        ))}
      </dl>
      <div
        className="rich-text"
        {...view.mark('description')}
        dangerouslySetInnerHTML={{ __html: model.html }}
      />
      {model.apply ? (
        <p className="buttons">
          <a className="btn btn-outline-primary" href={model.apply} {...view.mark('apply')}>
            {words.apply}
          </a>
        </p>
      ) : null}
    </div>
  )
}
