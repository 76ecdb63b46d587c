import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** Text written by the firm. */
export const richText = defineWidget({
  type: 'rich-text',
  title: 'Texte',
  options,
  load({ html, style }, { clean }) {
    const body = clean(html)
    return body.trim() ? { state: 'ready', model: { body, style } } : { state: 'empty' }
  },
  View: ({ model }) => (
    <div
      className={`rich-text rich-text-${model.style}`}
      dangerouslySetInnerHTML={{ __html: model.body }}
    />
  ),
  examples,
})
