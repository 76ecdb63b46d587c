import { controlId, type FormState } from './form-state.ts'
import { namedError, WORDS } from './messages.ts'

/**
 * What keeps a form from being taken, on top of it: the notice on the whole, and each error as a
 * link to its field. It has the focus when the page comes, script or not.
 */
export function ErrorSummary({ form }: { form: FormState }) {
  if (!form.sent) return null
  const { notice, errors } = form.sent
  const words = WORDS[form.culture]
  const titleId = `w${form.widgetId}-erreurs`
  return (
    <section
      className="form-errors"
      aria-labelledby={titleId}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was just sent.
      autoFocus
    >
      <h3 id={titleId}>
        {errors.length > 0 ? words.errorsTitle(errors.length) : words.noticeTitle}
      </h3>
      {notice ? <p>{notice}</p> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${controlId(form, field)}`}>
                {namedError(labelOf(form, field), message, form.culture)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** The question that a control answers; a slot has two controls. */
const labelOf = ({ fields, culture }: FormState, control: string): string =>
  fields.find(({ name }) => control === name || control.replace(/_(?:jour|moment)$/, '') === name)
    ?.label[culture] ?? ''
