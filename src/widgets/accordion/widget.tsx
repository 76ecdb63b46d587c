import { slugOf } from '#domain/slug.ts'
import { defineWidget, type ViewContext } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface AccordionModel {
  sections: { title: string; html: string }[]
  firstOpen: boolean
}

/** Sections that open one by one, with native disclosure: no script, no loss without one. */
export const accordion = defineWidget({
  type: 'accordion',
  title: 'Accordéon',
  options,
  load({ items, first_open }, { clean }) {
    const sections = items
      .filter(({ title }) => title)
      .map(({ title, html }) => ({ title, html: clean(html) }))
    if (sections.length === 0) return { state: 'empty' }
    const model: AccordionModel = { sections, firstOpen: first_open }
    return { state: 'ready', model }
  },
  View: AccordionView,
  examples,
})

function AccordionView({ model, view }: { model: AccordionModel; view: ViewContext }) {
  return (
    <div className="accordion">
      {model.sections.map(({ title, html }, index) => (
        <details
          key={index}
          className="accordion-item"
          id={`w${view.widgetId}-${slugOf(title)}`}
          open={index === 0 && model.firstOpen}
        >
          <summary className="accordion-header">{title}</summary>
          <div className="accordion-body rich-text" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  )
}
