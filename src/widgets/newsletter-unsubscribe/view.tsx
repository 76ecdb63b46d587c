import type { FormDefinition, FormField, SentForm } from '#domain/form.ts'
import { FORM_TOKEN, FORM_TRAP, FORM_WIDGET } from '#domain/form-controls.ts'
import { LEAVE_PARAM } from '#domain/newsletter-form.ts'
import type { Culture } from '#domain/site.ts'
import type { ViewContext } from '../define-widget.ts'
import { FormErrors, LetterField } from '../letter-fields.tsx'
import type { WORDS } from './words.ts'

interface Common {
  action: string
  words: (typeof WORDS)[Culture]
}

interface AskModel extends Common {
  kind: 'ask'
  title: string
  definition: FormDefinition
  culture: Culture
  token: string
  sent: SentForm | null
}

export type UnsubscribeModel =
  | (Common & { kind: 'answer'; answer: { title: string; text: string } })
  | (Common & { kind: 'leave'; link: string })
  | AskModel

export function UnsubscribeView({ model, view }: { model: UnsubscribeModel; view: ViewContext }) {
  switch (model.kind) {
    case 'answer':
      return (
        <div className="form-answer">
          <h2>{model.answer.title}</h2>
          <p>{model.answer.text}</p>
        </div>
      )
    case 'leave':
      return (
        <form className="form" action={model.action} method="post">
          <input type="hidden" name={FORM_WIDGET} value={view.widgetId} />
          <input type="hidden" name={LEAVE_PARAM} value={model.link} />
          <h2 className="form-title">{model.words.leave.title}</h2>
          <p>{model.words.leave.text}</p>
          <p className="form-send">
            <button className="btn btn-primary" type="submit">
              {model.words.leave.button}
            </button>
          </p>
        </form>
      )
    case 'ask':
      return <AskForm {...model} widgetId={view.widgetId} />
  }
}

function AskForm(model: AskModel & { widgetId: number }) {
  const { widgetId, words, culture, sent, definition } = model
  const fields: readonly FormField[] = definition.steps.flatMap((step) => step.fields)
  return (
    <>
      {model.title ? <h2 className="form-title">{model.title}</h2> : null}
      <form className="form" action={model.action} method="post" noValidate>
        <input type="hidden" name={FORM_WIDGET} value={widgetId} />
        <input type="hidden" name={FORM_TOKEN} value={model.token} />
        <FormErrors {...{ widgetId, words, culture, fields, sent }} />
        <p className="form-intro">{words.ask}</p>
        {fields.map((field) => (
          <LetterField key={field.name} {...{ field, widgetId, words, culture, sent }} />
        ))}
        <div className="form-trap" aria-hidden="true">
          <label>
            {words.trap}
            <input type="text" name={FORM_TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="form-send">
          <button className="btn btn-primary" type="submit">
            {definition.submit[culture]}
          </button>
        </p>
      </form>
    </>
  )
}
