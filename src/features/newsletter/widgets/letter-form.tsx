import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { NO_MARKS } from '#framework/widget-kit/marks.ts'
import type { FormDefinition, FormField, SentForm } from '#base/core/form.ts'
import { FORM_TOKEN, FORM_TRAP, FORM_WIDGET } from '#base/core/form-controls.ts'
import type { Culture } from '#base/kit/language.ts'

/** Words around the fields of the letter's two forms. */
export interface LetterWords {
  error: string
  trap: string
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
function FormErrors({
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
function LetterField({ field, widgetId, words, culture, sent }: FormProps & { field: FormField }) {
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

/** One of the letter's forms as its widget knows it. */
export interface LetterFormModel {
  title: string
  action: string
  definition: FormDefinition
  culture: Culture
  token: string
  sent: SentForm | null
}

interface LetterFormProps {
  model: LetterFormModel
  view: ViewContext
  words: LetterWords
  /** Sentences above the fields, empty ones left out; `introPath` when it is an option. */
  intro: string
  introPath?: string
  help?: string
  /** Controls that nobody sees. */
  hidden?: readonly (readonly [name: string, value: string])[]
  /** A way to read more before sending; `null` when the site has no such page. */
  more?: { href: string; text: string } | null
}

/** Works without script; the server alone judges the answers. */
export function LetterForm(props: LetterFormProps) {
  const { model, view, words, intro, introPath, help, hidden = [], more } = props
  const { widgetId } = view
  const introMarks = introPath === undefined ? NO_MARKS : view
  const { culture, sent, definition } = model
  const fields = definition.steps.flatMap((step) => step.fields)
  return (
    <>
      <Text view={view} path="title" as="h2" className="form-title">
        {model.title}
      </Text>
      <form className="form" action={model.action} method="post" noValidate>
        <input type="hidden" name={FORM_WIDGET} value={widgetId} />
        <input type="hidden" name={FORM_TOKEN} value={model.token} />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormErrors {...{ widgetId, words, culture, fields, sent }} />
        <Text view={introMarks} path={introPath ?? ''} as="p" className="form-intro">
          {intro}
        </Text>
        {help ? <p className="form-help">{help}</p> : null}
        {fields.map((field) => (
          <LetterField key={field.name} {...{ field, widgetId, words, culture, sent }} />
        ))}
        <div className="form-trap" aria-hidden="true">
          <label>
            {words.trap}
            <input type="text" name={FORM_TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {more ? (
          <p className="form-consent">
            <a href={more.href}>{more.text}</a>
          </p>
        ) : null}
        <SendButton text={definition.submit[culture]} />
      </form>
    </>
  )
}

const SendButton = ({ text }: { text: string }) => (
  <p className="form-send">
    <button className="btn btn-primary" type="submit">
      {text}
    </button>
  </p>
)

interface LinkStepProps {
  action: string
  widgetId: number
  /** The signed link of the mail, and the name it is posted under. */
  link: { name: string; value: string }
  words: { title: string; text: string; button: string }
}

/** What the link of a mail leads to: nothing happens before somebody presses the button. */
export const LinkStep = ({ action, widgetId, link, words }: LinkStepProps) => (
  <form className="form" action={action} method="post">
    <input type="hidden" name={FORM_WIDGET} value={widgetId} />
    <input type="hidden" name={link.name} value={link.value} />
    <h2 className="form-title">{words.title}</h2>
    <p>{words.text}</p>
    <SendButton text={words.button} />
  </form>
)

/** What the site answers in place of a form. */
export const LetterAnswer = ({ title, text }: { title: string; text: string }) => (
  <div className="form-answer">
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
)
