import { typography } from '#base/kit/text/fr-typography.ts'
import type { FormContext } from '#base/core/form.ts'
import { LEAD_FORMS } from '../../rules/lead.ts'
import { leadForm } from '../../rules/lead-forms.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type LeadAnswerModel, LeadAnswerView } from './view.tsx'

/** Confirms the request that the page's address carries, and says what follows (see `lead-form`). */
export const widget = defineWidget({
  type: 'lead-answer',
  title: 'Réponse à un formulaire',
  sentence: 'Ce que lit le visiteur une fois sa demande envoyée.',
  keywords: 'merci confirmation',
  group: 'developer',
  options,
  root: 'section',
  load(values, { site, culture, form, href }) {
    const request = requestOf(form)
    const type = typography(culture)
    const neutral = type.text(values.neutral)
    if (!request && !neutral) return { state: 'empty' }
    const { phonetotext, phonetolink } = site.constants
    const back = href(values.back)
    const model: LeadAnswerModel = {
      culture,
      request,
      neutral,
      phone: phonetolink ? { text: phonetotext, href: `tel:${phonetolink}` } : null,
      back: back === null ? null : { text: type.text(values.back_text), href: back },
    }
    return { state: 'ready', model, head: request ? { noindex: true } : {} }
  },
  View: LeadAnswerView,
  island: ({ request }) => (request ? 'lead-answer' : null),
  examples,
})

/** What a receipt confirms, when its form is one of leads. */
function requestOf({ receipt, sendsMail }: FormContext): LeadAnswerModel['request'] {
  const form = LEAD_FORMS.find((name) => name === receipt?.form)
  if (!receipt || !form) return null
  const fields = leadForm(form).steps.flatMap((step) => step.fields)
  return {
    form,
    lines: receipt.lines,
    hasMail: fields.some(({ kind }) => kind === 'email'),
    sendsMail,
  }
}
