import { LEAVE_PARAM } from '../../rules/newsletter-form.ts'
import type { Culture } from '#base/kit/language.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { LetterAnswer, LetterForm, type LetterFormModel, LinkStep } from '../letter-form.tsx'
import type { WORDS } from './messages.ts'

interface Common {
  action: string
  words: (typeof WORDS)[Culture]
}

export type UnsubscribeModel =
  | (Common & { kind: 'answer'; answer: { title: string; text: string } })
  | (Common & { kind: 'leave'; link: string })
  | (Common & LetterFormModel & { kind: 'ask' })

export function UnsubscribeView({ model, view }: { model: UnsubscribeModel; view: ViewContext }) {
  const { widgetId } = view
  const { action, words } = model
  switch (model.kind) {
    case 'answer':
      return <LetterAnswer {...model.answer} />
    case 'leave': {
      const link = { name: LEAVE_PARAM, value: model.link }
      return <LinkStep {...{ action, widgetId, link }} words={words.leave} />
    }
    case 'ask':
      return <LetterForm {...{ model, view, words }} intro={words.ask} />
  }
}
