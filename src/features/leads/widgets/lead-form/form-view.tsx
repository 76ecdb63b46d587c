import { Text } from '#framework/widget-kit/text.tsx'
import type { Marks } from '#framework/widget-kit/marks.ts'
import type { FormField } from '#base/core/form.ts'
import { FORM_TOKEN, FORM_TRAP, FORM_WIDGET } from '#base/core/form-controls.ts'
import { addresseeField } from '../../rules/common-fields.ts'
import { Consent } from './consent.tsx'
import { answersTo, type FormState } from './form-state.ts'
import { ErrorSummary } from './error-summary.tsx'
import { ChoicesField, SlotField } from './group-fields.tsx'
import { TypedField } from './typed-field.tsx'
import type { LeadFormModel } from './model.ts'
import { WORDS } from './messages.ts'

/**
 * A form that works without script: its steps stand one under the other, nothing hides, and the
 * server alone judges the answers (`noValidate`: browsers would speak their own language).
 */
export function Form({ model, view }: { model: LeadFormModel; view: Marks }) {
  const { form, definition, intro } = model
  const { steps } = definition
  const hasFile = form.fields.some(({ kind }) => kind === 'file')
  return (
    <form
      className="form"
      action={model.action}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      data-form={model.name}
    >
      <input type="hidden" name={FORM_WIDGET} value={form.widgetId} />
      <input type="hidden" name={FORM_TOKEN} value={model.token} />
      <ErrorSummary form={form} />
      {model.isReceived ? (
        <output className="form-received">{WORDS[form.culture].received}</output>
      ) : null}
      <Text view={view} path="intro" as="p" className="form-intro">
        {intro}
      </Text>
      <Subject model={model} view={view} />
      {model.addressee ? (
        <p className="form-subject">
          {addresseeField.label[form.culture] + WORDS[form.culture].colon}
          <strong>{model.addressee}</strong>
        </p>
      ) : null}
      {form.fields.some(({ required }) => required) ? (
        <p className="form-help">{WORDS[form.culture].required}</p>
      ) : null}
      {steps.length === 1 ? (
        <>
          <Fields fields={form.fields} form={form} />
          <End {...model} />
        </>
      ) : (
        <Steps {...model} />
      )}
    </form>
  )
}

/** What the form is about, when its page says so. */
function Subject({ model: { form, subject }, view }: { model: LeadFormModel; view: Marks }) {
  const about = form.fields.find(({ name }) => name === 'poste' || name === 'simulateur')
  if (!about || !subject) return null
  return (
    <p className="form-subject">
      {about.label[form.culture] + WORDS[form.culture].colon}
      <strong {...view.mark('subject')}>{subject}</strong>
    </p>
  )
}

function Steps(model: LeadFormModel) {
  const { form, definition } = model
  const { steps } = definition
  const words = WORDS[form.culture]
  return steps.map((step, place) => (
    <fieldset key={step.title[form.culture]} className="form-step">
      <legend tabIndex={-1}>
        <span className="form-progress">{words.step(place + 1, steps.length)}</span>{' '}
        {step.title[form.culture]}
      </legend>
      <Fields fields={step.fields} form={form} />
      {place === steps.length - 1 ? (
        <End {...model} />
      ) : (
        <p className="form-send">
          <button className="btn btn-primary" type="button" hidden data-move="next">
            {words.next}
          </button>
          {place > 0 ? <Back words={words.back} /> : null}
        </p>
      )}
    </fieldset>
  ))
}

const Back = ({ words }: { words: string }) => (
  <button className="btn btn-outline-primary" type="button" hidden data-move="back">
    {words}
  </button>
)

const Fields = ({ fields, form }: { fields: readonly FormField[]; form: FormState }) =>
  fields.map((field) => <Field key={field.name} field={field} form={form} />)

function Field({ field, form }: { field: FormField; form: FormState }) {
  switch (field.kind) {
    case 'hidden':
      return <input type="hidden" name={field.name} value={answersTo(form, field.name)[0] ?? ''} />
    case 'radio':
    case 'checkboxes':
      return <ChoicesField field={field} form={form} />
    case 'slot':
      return <SlotField field={field} form={form} />
    default:
      return <TypedField field={field} form={form} />
  }
}

/** What ends a form: its trap for machines, what becomes of the answers, the button that sends. */
function End(model: LeadFormModel) {
  const { form, definition } = model
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label>
          {WORDS[form.culture].trap}
          <input type="text" name={FORM_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Consent model={model} />
      <p className="form-send">
        <button className="btn btn-primary" type="submit">
          {definition.submit[form.culture]}
        </button>
        {definition.steps.length > 1 ? <Back words={WORDS[form.culture].back} /> : null}
      </p>
    </>
  )
}
