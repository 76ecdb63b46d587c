import type { ContentsEntry } from '#framework/widget-kit/contents-list.ts'
import type { Culture } from '#base/kit/language.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { GUIDE_WORDS } from '../guide-messages.ts'

interface Step {
  name: string
  href: string
}

export interface GuideStepsModel {
  culture: Culture
  place: 'start' | 'end'
  /** From 1, of `count`. */
  number: number
  count: number
  guide: Step
  minutes: number
  sections: ContentsEntry[]
  previous: Step | null
  next: Step | null
}

export function GuideStepsView(props: { model: GuideStepsModel; view: ViewContext }) {
  return props.model.place === 'start' ? <Start {...props} /> : <End {...props} />
}

function Start({ model, view }: { model: GuideStepsModel; view: ViewContext }) {
  const { culture, number, count, guide, minutes, sections } = model
  const words = GUIDE_WORDS[culture]
  const [labelId, listId] = [`w${view.widgetId}-chapter`, `w${view.widgetId}-parts`]
  return (
    <>
      <div className="guide-reading" aria-hidden="true" />
      <p className="guide-place">
        <a href={guide.href}>{guide.name}</a>
        <span id={labelId}>{words.chapter(number, count)}</span>
        {minutes > 0 ? <span>{words.reading(minutes)}</span> : null}
      </p>
      <progress className="guide-progress" value={number} max={count} aria-labelledby={labelId} />
      {sections.length > 1 ? (
        <nav className="guide-parts" aria-labelledby={listId}>
          <p id={listId}>{words.inChapter}</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </>
  )
}

function End({ model }: { model: GuideStepsModel }) {
  const { culture, guide, previous, next } = model
  const words = GUIDE_WORDS[culture]
  const [back, on] = [previous ?? guide, next ?? guide]
  return (
    <nav className="guide-neighbours" aria-label={words.neighbours}>
      <a href={back.href} rel={previous ? 'prev' : undefined}>
        <small>{previous ? words.previous : words.toContents}</small>
        {back.name}
      </a>
      <a href={on.href} rel={next ? 'next' : undefined}>
        <small>{next ? words.next : words.toContents}</small>
        {on.name}
      </a>
    </nav>
  )
}
