import { CONFIRM_PARAM } from '../../rules/newsletter-form.ts'
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
  | (Common & { kind: 'confirm'; link: string })
  | (Common & JoinModel)

interface JoinModel extends LetterFormModel {
  kind: 'form'
  intro: string
  /** Address of the page on data protection; `null` when the site has none. */
  privacy: string | null
}

export function NewsletterView({ model, view }: { model: NewsletterModel; view: ViewContext }) {
  const { widgetId } = view
  const { action, words } = model
  switch (model.kind) {
    case 'answer':
      return <LetterAnswer {...model.answer} />
    case 'confirm': {
      const link = { name: CONFIRM_PARAM, value: model.link }
      return <LinkStep {...{ action, widgetId, link }} words={words.confirm} />
    }
    case 'form': {
      const { intro, privacy } = model
      const more = privacy === null ? null : { href: privacy, text: words.privacy }
      return (
        <LetterForm
          {...{ model, view, words, intro, more }}
          introPath="intro"
          help={words.required}
        />
      )
    }
  }
}
