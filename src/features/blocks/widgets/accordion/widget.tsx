import { placed } from '#framework/widget-kit/marks.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { writtenHtml } from '#framework/widget-kit/written-html.ts'
import { defineWidget, type ViewContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface AccordionModel {
  /** `slug` is a section's own among those of the widget: its address on the page is made of it. */
  sections: { title: string; html: string; slug: string; index: number }[]
  firstOpen: boolean
}

/** Sections that open one by one, with native disclosure: no script, no loss without one. */
export const widget = defineWidget({
  type: 'accordion',
  title: 'Accordéon',
  sentence: 'Des questions qui s’ouvrent sur leur réponse.',
  keywords: 'faq questions fréquentes',
  starts: {
    items: [
      {
        title: 'Une question que l’on vous pose souvent',
        html: '<p>Votre réponse, en quelques phrases.</p>',
      },
    ],
  },
  group: 'texts',
  options,
  async load({ items, first_open }, { clean, culture, explain }) {
    const type = typography(culture)
    const written = placed(items).filter(({ title }) => title)
    const slugs = distinct(written.map(({ title }) => slugOf(title)))
    const cleaned = await Promise.all(written.map(({ html }) => clean(html)))
    const sections = written.map(({ title, index }, place) => ({
      title: type.text(title),
      html: explain(type.html(cleaned[place] ?? '')),
      slug: slugs[place] ?? '',
      index,
    }))
    if (sections.length === 0) return { state: 'empty' }
    const model: AccordionModel = { sections, firstOpen: first_open }
    return { state: 'ready', model }
  },
  written: ({ items }) => ({
    html: items.map(({ title, html }) => writtenHtml('h3', title) + html).join(''),
  }),
  View: AccordionView,
  examples,
})

/** The same texts, numbered from the second of a kind. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return count === 1 ? text : `${text}-${count}`
  })
}

function AccordionView({ model, view }: { model: AccordionModel; view: ViewContext }) {
  return (
    <div className="accordion">
      {model.sections.map(({ title, html, slug, index }, place) => (
        <details
          key={slug}
          className="accordion-item"
          id={`w${view.widgetId}-${slug}`}
          open={place === 0 && model.firstOpen}
        >
          <summary className="accordion-header" {...view.mark(`items.${index}.title`)}>
            {title}
          </summary>
          <div
            className="accordion-body rich-text"
            {...view.mark(`items.${index}.html`)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </details>
      ))}
    </div>
  )
}
