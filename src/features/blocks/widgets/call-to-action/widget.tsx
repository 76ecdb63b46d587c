import { Text } from '#framework/widget-kit/text.tsx'
import { typography } from '#base/kit/text/fr-typography.ts'
import { Buttons, resolvedButtons } from '#framework/widget-kit/buttons.tsx'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** An invitation to do one thing. */
export const widget = defineWidget({
  type: 'call-to-action',
  title: 'Appel à l’action',
  sentence: 'Une invitation et ses boutons, pour prendre rendez-vous par exemple.',
  keywords: 'bouton',
  starts: {
    title: 'Une phrase qui invite à vous écrire',
    text: 'Dites ce que l’on y gagne, et ce qui se passe ensuite.',
  },
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
  View: ({ model, view }) => (
    <div className={`call-to-action tone-${model.tone}`}>
      <Text view={view} path="title" as="h2" className="call-to-action-title">
        {model.title}
      </Text>
      <Text view={view} path="text" as="p">
        {model.text}
      </Text>
      <Buttons view={view} path="buttons" buttons={model.buttons} />
    </div>
  ),
  examples,
})
