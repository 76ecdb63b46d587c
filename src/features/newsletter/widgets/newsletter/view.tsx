import type { Culture } from '#base/kit/language.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { LetterAnswer, LetterForm, type LetterFormModel, LinkStep } from '../letter-form.tsx'
import type { WORDS } from './messages.ts'

interface Common {
  title: string
  action: string
  words: (typeof WORDS)[Culture]
}

export type NewsletterModel =
  | (Common & { kind: 'answer'; answer: { title: string; text: string } })
  | (Common & { kind: 'confirm'; step: ConfirmStep })
  | (Common & JoinModel)

interface ConfirmStep {
  /** The control and its value: the link of the mail. */
  param: string
  link: string
  title: string
  text: string
  button: string
}

export interface JoinModel extends LetterFormModel {
  kind: 'form'
  intro: string
  /** Address of the page on data protection; `null` when the site has none. */
  privacy: string | null
  /** The firm that reminders are about: the sentence, and what the form carries; `null` of the letter. */
  firm: { told: string; params: readonly (readonly [name: string, value: string])[] } | null
}

export function NewsletterView({ model, view }: { model: NewsletterModel; view: ViewContext }) {
  const { widgetId } = view
  const { action, words } = model
  switch (model.kind) {
    case 'answer':
      return <LetterAnswer {...model.answer} />
    case 'confirm': {
      const { param, link: value, ...step } = model.step
      return <LinkStep {...{ action, widgetId, link: { name: param, value } }} words={step} />
    }
    case 'form': {
      const { intro, privacy, firm } = model
      const more = privacy === null ? null : { href: privacy, text: words.privacy }
      return (
        <LetterForm
          {...{ model, view, words, intro, more }}
          introPath="intro"
          help={[firm?.told, words.required].filter(Boolean).join(' ')}
          hidden={firm?.params ?? []}
        />
      )
    }
  }
}
