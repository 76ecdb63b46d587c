import type { FormDefinition, FormField, SentForm } from '#domain/form.ts'
import { FORM_TOKEN, FORM_TRAP, FORM_WIDGET } from '#domain/form-controls.ts'
import { CONFIRM_PARAM } from '#domain/newsletter-form.ts'
import type { Culture } from '#domain/site.ts'
import { FormErrors, LetterField } from '../letter-fields.tsx'
import type { ViewContext } from '../define-widget.ts'
import type { WORDS } from './words.ts'

type Words = (typeof WORDS)[Culture]

interface Common {
  title: string
  action: string
  words: Words
}

export type NewsletterModel =
  | (Common & { kind: 'answer'; answer: { title: string; text: string } })
  | (Common & { kind: 'confirm'; link: string })
  | (Common & FormModel)

interface FormModel {
  kind: 'form'
  intro: string
  definition: FormDefinition
  culture: Culture
  token: string
  sent: SentForm | null
  /** Address of the page on data protection; `null` when the site has none. */
  privacy: string | null
}

export function NewsletterView({ model, view }: { model: NewsletterModel; view: ViewContext }) {
  switch (model.kind) {
    case 'answer':
      return (
        <div className="form-answer">
          <h2>{model.answer.title}</h2>
          <p>{model.answer.text}</p>
        </div>
      )
    case 'confirm':
      return (
        <form className="form" action={model.action} method="post">
          <input type="hidden" name={FORM_WIDGET} value={view.widgetId} />
          <input type="hidden" name={CONFIRM_PARAM} value={model.link} />
          <h2 className="form-title">{model.words.confirm.title}</h2>
          <p>{model.words.confirm.text}</p>
          <p className="form-send">
            <button className="btn btn-primary" type="submit">
              {model.words.confirm.button}
            </button>
          </p>
        </form>
      )
    case 'form':
      return <JoinForm {...model} widgetId={view.widgetId} />
  }
}

/** Works without script; the server alone judges the answers. */
function JoinForm(model: Common & FormModel & { widgetId: number }) {
  const { widgetId, words, culture, sent, definition } = model
  const fields: readonly FormField[] = definition.steps.flatMap((step) => step.fields)
  return (
    <>
      {model.title ? <h2 className="form-title">{model.title}</h2> : null}
      <form className="form" action={model.action} method="post" noValidate>
        <input type="hidden" name={FORM_WIDGET} value={widgetId} />
        <input type="hidden" name={FORM_TOKEN} value={model.token} />
        <FormErrors {...{ widgetId, words, culture, fields, sent }} />
        {model.intro ? <p className="form-intro">{model.intro}</p> : null}
        <p className="form-help">{words.required}</p>
        {fields.map((field) => (
          <LetterField key={field.name} {...{ field, widgetId, words, culture, sent }} />
        ))}
        <div className="form-trap" aria-hidden="true">
          <label>
            {words.trap}
            <input type="text" name={FORM_TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {model.privacy ? (
          <p className="form-consent">
            <a href={model.privacy}>{words.privacy}</a>
          </p>
        ) : null}
        <p className="form-send">
          <button className="btn btn-primary" type="submit">
            {definition.submit[culture]}
          </button>
        </p>
      </form>
    </>
  )
}
