import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface GlossaryIndexModel {
  title: string
  letters: {
    letter: string
    terms: { id: number; name: string; href: string; definition: string }[]
  }[]
}

/** Letters to jump to, then the terms under each; the field that narrows them waits for a script. */
export function GlossaryIndexView({
  model: { title, letters },
  view,
}: {
  model: GlossaryIndexModel
  view: ViewContext
}) {
  const id = `w${view.widgetId}`
  const Letter = title ? 'h3' : 'h2'
  return (
    <div className="glossary">
      <Text view={view} path="title" as="h2" className="widget-title">
        {title}
      </Text>
      <nav aria-label="Lettres du lexique">
        <ul className="glossary-letters">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="glossary-filter" hidden>
        <label htmlFor={`${id}-filter`}>Chercher un terme</label>
        <input id={`${id}-filter`} type="search" autoComplete="off" />
        <output />
      </p>
      {letters.map(({ letter, terms }) => (
        <div key={letter} className="glossary-letter">
          <Letter id={anchor(letter)}>{letter}</Letter>
          <ul>
            {terms.map((term) => (
              <li key={term.id}>
                <a href={term.href}>{term.name}</a>
                {term.definition ? <p>{term.definition}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const anchor = (letter: string): string =>
  `lettre-${letter === '#' ? 'autres' : letter.toLowerCase()}`
