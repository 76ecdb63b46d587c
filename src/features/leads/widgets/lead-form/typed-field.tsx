import { DateInput } from './date-input.tsx'
import { answersTo, controlId, describedBy, type FormState, errorOf } from './form-state.ts'
import {
  Condition,
  errorId,
  ErrorLine,
  FieldBox,
  type FieldProps,
  type FieldWithChoices,
  Help,
  hintIds,
  Mark,
} from './parts.tsx'
import { WORDS } from './messages.ts'

/** A field with one control under its label. */
export function TypedField({ field, form }: FieldProps) {
  const { name, required } = field
  return (
    <FieldBox field={field}>
      <label htmlFor={controlId(form, name)}>
        {field.label[form.culture]}
        <Mark required={required} />
      </label>
      <Condition field={field} form={form} />
      <Help field={field} form={form} />
      <ErrorLine form={form} name={name} />
      <Control field={field} form={form} />
    </FieldBox>
  )
}

/** Attributes that every control of one field has. */
function common({ field, form }: FieldProps) {
  const { name } = field
  const isWrong = errorOf(form, name) !== ''
  return {
    id: controlId(form, name),
    name,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy(...hintIds({ field, form }), isWrong && errorId(form, name)),
  }
}

function Control({ field, form }: FieldProps) {
  const attributes = common({ field, form })
  const [value = ''] = answersTo(form, field.name)
  switch (field.kind) {
    case 'textarea':
    case 'readonly':
      return (
        <textarea
          {...attributes}
          rows={6}
          maxLength={field.max}
          readOnly={field.kind === 'readonly' && value !== ''}
          defaultValue={value}
        />
      )
    case 'select':
      return <Select field={field} form={form} />
    case 'date':
      return (
        <DateInput
          {...attributes}
          label={field.label[form.culture]}
          culture={form.culture}
          min={dayFrom(form, field.from)}
          max={dayFrom(form, field.to)}
          value={value}
        />
      )
    case 'file':
      return <File field={field} form={form} />
    case 'text':
      return <input type="text" {...attributes} maxLength={field.max} defaultValue={value} />
    case 'siren':
      return (
        <input
          type="text"
          {...attributes}
          className="form-short"
          inputMode="numeric"
          maxLength={20}
          defaultValue={value}
        />
      )
    case 'tel':
      return <input type="tel" {...attributes} maxLength={40} defaultValue={value} />
    case 'email':
      return (
        <input
          type="email"
          {...attributes}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={value}
        />
      )
    default:
      return null
  }
}

function Select({ field, form }: FieldProps<FieldWithChoices>) {
  const [value = ''] = answersTo(form, field.name)
  const choices = field.choices === 'offices' ? [] : field.choices
  return (
    <select {...common({ field, form })} defaultValue={value}>
      <option value="">{WORDS[form.culture].choose}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label[form.culture]}
        </option>
      ))}
    </select>
  )
}

/** A file never comes back: the browser forgets which it was. */
function File({ field, form }: FieldProps) {
  return (
    <>
      <input type="file" {...common({ field, form })} accept=".pdf,application/pdf" />
      <output className="form-help form-file" htmlFor={controlId(form, field.name)}>
        {form.sent ? WORDS[form.culture].fileAgain : ''}
      </output>
    </>
  )
}

const DAY = 86_400_000

/** A day counted from today, `yyyy-mm-dd`. */
const dayFrom = ({ today }: FormState, days: number | undefined): string | undefined =>
  days === undefined
    ? undefined
    : new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
