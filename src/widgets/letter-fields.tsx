import type { FormField, SentForm } from '#domain/form.ts'
import type { Culture } from '#domain/site.ts'

/** Words around the fields of the letter's two forms. */
export interface LetterWords {
  error: string
  errorsTitle: (count: number) => string
  noticeTitle: string
  colon: string
}

interface FormProps {
  widgetId: number
  words: LetterWords
  culture: Culture
  /** What was posted and comes back, else `null`. */
  sent: SentForm | null
}

/** What keeps a form from being taken, on top of it, each error a link to its field. */
export function FormErrors({
  widgetId,
  words,
  culture,
  sent,
  fields,
}: FormProps & { fields: readonly FormField[] }) {
  if (!sent) return null
  const titleId = `w${widgetId}-erreurs`
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label[culture]
  return (
    <section
      className="form-errors"
      aria-labelledby={titleId}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was just sent.
      autoFocus
    >
      <h3 id={titleId}>
        {sent.errors.length > 0 ? words.errorsTitle(sent.errors.length) : words.noticeTitle}
      </h3>
      {sent.notice ? <p>{sent.notice}</p> : null}
      {sent.errors.length > 0 ? (
        <ul>
          {sent.errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#w${widgetId}-${field}`}>{`${labelOf(field)}${words.colon}${message}`}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** A field of the letter: an address, a name or the box of the agreement, never ticked for anybody. */
export function LetterField({
  field,
  widgetId,
  words,
  culture,
  sent,
}: FormProps & { field: FormField }) {
  const { name, required } = field
  const id = `w${widgetId}-${name}`
  const values = sent && Object.hasOwn(sent.values, name) ? (sent.values[name] ?? []) : []
  const message = sent?.errors.find((error) => error.field === name)?.message ?? ''
  const described = [field.help && `${id}-aide`, message && `${id}-erreur`]
  const control = {
    id,
    name,
    required,
    'aria-invalid': message !== '' || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
  const error = message ? (
    <p className="form-error" id={`${id}-erreur`}>
      <span className="visually-hidden">{words.error}</span>
      {message}
    </p>
  ) : null
  const mark = required ? (
    <span className="form-mark" aria-hidden="true">
      {'\u00A0*'}
    </span>
  ) : null
  if (field.kind === 'checkboxes' && field.choices !== 'offices') {
    return field.choices.map(({ value, label }) => (
      <div key={value} className="form-field" data-kind={field.kind}>
        {error}
        <label className="form-choice">
          <input
            type="checkbox"
            {...control}
            value={value}
            defaultChecked={values.includes(value)}
          />
          <span>
            {label[culture]}
            {mark}
          </span>
        </label>
      </div>
    ))
  }
  return (
    <div className="form-field" data-kind={field.kind}>
      <label htmlFor={id}>
        {field.label[culture]}
        {mark}
      </label>
      {field.help ? (
        <p className="form-help" id={`${id}-aide`}>
          {field.help[culture]}
        </p>
      ) : null}
      {error}
      <input
        {...control}
        type={field.kind === 'email' ? 'email' : 'text'}
        autoComplete={field.autocomplete}
        maxLength={field.kind === 'text' ? field.max : 254}
        defaultValue={values[0] ?? ''}
      />
    </div>
  )
}
