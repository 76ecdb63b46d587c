import { typography } from '#base/kit/text/fr-typography.ts'
import { Buttons } from '#framework/ui/buttons.tsx'
import { resolvedButtons } from '#framework/widget-kit/buttons.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** An invitation to do one thing. */
export const widget = defineWidget({
  type: 'call-to-action',
  title: 'Appel à l’action',
  group: 'texts',
  options,
  root: 'section',
  load(values, { culture, href }) {
    if (!values.title) return { state: 'empty' }
    const type = typography(culture)
    const title = type.text(values.title)
    const text = type.text(values.text)
    const buttons = resolvedButtons(values.buttons, href)
    return { state: 'ready', model: { ...values, title, text, buttons } }
  },
  View: ({ model }) => (
    <div className={`call-to-action tone-${model.tone}`}>
      <h2 className="call-to-action-title">{model.title}</h2>
      {model.text ? <p>{model.text}</p> : null}
      <Buttons buttons={model.buttons} />
    </div>
  ),
  examples,
})
