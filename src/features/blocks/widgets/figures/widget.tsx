import { Text } from '#framework/widget-kit/text.tsx'
import { placed } from '#framework/widget-kit/marks.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { writtenHtml } from '#framework/widget-kit/written-html.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A few true numbers in a row. */
export const widget = defineWidget({
  type: 'figures',
  title: 'Chiffres clés',
  sentence: 'Quelques chiffres exacts sur le cabinet.',
  keywords: 'nombres statistiques',
  group: 'news',
  options,
  root: 'section',
  load(values, { culture }) {
    const type = typography(culture)
    const items = placed(values.items)
      .filter(({ value, label }) => value && label)
      .map((item) => ({ ...item, label: type.text(item.label) }))
    if (items.length === 0) return { state: 'empty' }
    const title = type.text(values.title)
    return { state: 'ready', model: { title, text: type.text(values.text), items } }
  },
  View: ({ model: { title, text, items }, view }) => (
    <>
      <Text view={view} path="title" as="h2" className="widget-title">
        {title}
      </Text>
      <Text view={view} path="text" as="p" className="widget-subtitle">
        {text}
      </Text>
      <dl className="figures">
        {items.map(({ value, label, index }) => (
          <div key={label} className="figure-entry">
            <dt {...view.mark(`items.${index}.label`)}>{label}</dt>
            <dd {...view.mark(`items.${index}.value`)}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
  written: ({ title, text, items }) => ({
    html:
      writtenHtml('h2', title) +
      writtenHtml('p', text) +
      `<dl>${items.map(({ value, label }) => writtenHtml('dt', label) + writtenHtml('dd', value)).join('')}</dl>`,
  }),
  band: ({ band }) => (band === 'none' ? '' : band),
  examples,
})
