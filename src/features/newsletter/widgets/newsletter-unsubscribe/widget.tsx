import { typography } from '#base/kit/text/fr-typography.ts'
import { withScriptName } from '#base/core/address/link.ts'
import { LEAVE_PARAM, leaveForm, NEWSLETTER_FORMS } from '../../rules/newsletter-form.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type UnsubscribeModel, UnsubscribeView } from './view.tsx'
import { WORDS } from './messages.ts'

/** Leaving the letter: one button behind the link of a letter, else an address to send it to. */
export const widget = defineWidget({
  type: 'newsletter-unsubscribe',
  title: 'Désinscription de la lettre',
  sentence: 'La page où l’on se désinscrit de la lettre.',
  group: 'developer',
  options,
  root: 'section',
  params: { [LEAVE_PARAM]: 'once' },
  load({ title }, { form, request, culture }) {
    const words = WORDS[culture]
    const asked = request.query[LEAVE_PARAM]
    const link = typeof asked === 'string' ? asked : ''
    const common = { words, action: withScriptName(request.path, request.scriptName) }
    const isAsked = form.receipt?.form === NEWSLETTER_FORMS.askToLeave
    const told = form.receipt && words.answers[form.receipt.form]
    const answer = isAsked && !form.sendsMail ? words.unsent : told
    if (answer && form.sent === null) return ready({ kind: 'answer', ...common, answer })
    if (link !== '' && form.sent === null) return ready({ kind: 'leave', ...common, link })
    return ready({
      kind: 'ask',
      ...common,
      title: typography(culture).text(title),
      definition: leaveForm,
      culture,
      token: form.token(NEWSLETTER_FORMS.askToLeave),
      sent: form.sent,
    })
  },
  View: UnsubscribeView,
  examples,
})

const ready = (model: UnsubscribeModel) => ({ state: 'ready' as const, model })
