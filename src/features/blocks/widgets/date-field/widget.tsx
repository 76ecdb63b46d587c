import { Text } from '#framework/widget-kit/text.tsx'
import { typography } from '#base/kit/text/fr-typography.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { defineWidget, type ViewContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface DateFieldModel {
  label: string
  name: string
  help: string
  required: boolean
}

/** A date as forms ask for it: the browser's own field, with a calendar of ours where it is better. */
export const widget = defineWidget({
  type: 'date-field',
  title: 'Champ de date',
  sentence: 'Un champ de date, pour un formulaire fait à la main.',
  group: 'developer',
  options,
  load(values, { culture }) {
    if (!values.label) return { state: 'empty' }
    const type = typography(culture)
    const label = type.text(values.label)
    return { state: 'ready', model: { ...values, label, help: type.text(values.help) } }
  },
  View: DateFieldView,
  island: () => 'date-field',
  examples,
})

const WORDS = { 'fr-FR': 'Ouvrir le calendrier', 'en-GB': 'Open the calendar' }

function DateFieldView({ model, view }: { model: DateFieldModel; view: ViewContext }) {
  const { label, name, help, required } = model
  const id = `w${view.widgetId}-date`
  const helpId = `${id}-aide`
  return (
    <div className="date-field">
      <label htmlFor={id} {...view.mark('label')}>
        {label}
      </label>
      <Text view={view} path="help" as="p" className="date-field-help" id={helpId}>
        {help}
      </Text>
      <div className="date-field-box">
        <input
          type="date"
          id={id}
          name={name}
          required={required}
          aria-describedby={help ? helpId : undefined}
        />
        <button type="button" hidden aria-haspopup="dialog" aria-expanded="false">
          <Icon name="calendar3" />
          <span className="visually-hidden">{`${WORDS[view.culture]}, ${label}`}</span>
        </button>
      </div>
    </div>
  )
}
