import { typography } from '#base/kit/text/fr-typography.ts'
import { withScriptName } from '#base/core/address/link.ts'
import { CONFIRM_PARAM, NEWSLETTER_FORMS, newsletterForm } from '../../rules/newsletter-form.ts'
import { looksExpired } from '../../rules/newsletter-link.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type NewsletterModel, NewsletterView } from './view.tsx'
import { WORDS } from './messages.ts'

const PRIVACY = '/informations-legales/protection-des-donnees'

/** The letter: asking for it, and the button behind the link of the confirmation mail. */
export const widget = defineWidget({
  type: 'newsletter',
  title: 'Inscription à la lettre',
  sentence: 'L’inscription à votre lettre d’information.',
  keywords: 'abonnement courriel newsletter',
  group: 'contact',
  options,
  root: 'section',
  params: { [CONFIRM_PARAM]: 'once' },
  load({ title, intro }, { form, request, site, culture, now, href }) {
    const words = WORDS[culture]
    const type = typography(culture)
    const asked = request.query[CONFIRM_PARAM]
    const link = typeof asked === 'string' ? asked : ''
    const head = {
      title: type.text(title),
      action: withScriptName(request.path, request.scriptName),
      words,
    }
    const answer = form.receipt && words.answers[form.receipt.form]
    if (answer && form.sent === null) {
      return ready({ kind: 'answer', ...head, answer })
    }
    const isLate = link !== '' && looksExpired(link, now.getTime())
    if (link !== '' && !isLate && form.sent === null) {
      return { ...ready({ kind: 'confirm', ...head, link }), head: { noindex: true } }
    }
    const sent = form.sent ?? (isLate ? { values: {}, errors: [], notice: words.expired } : null)
    return ready({
      kind: 'form',
      ...head,
      intro: type.text(intro),
      definition: newsletterForm(site),
      culture,
      token: form.token(NEWSLETTER_FORMS.join),
      sent,
      privacy: href(PRIVACY),
    })
  },
  View: NewsletterView,
  examples,
})

const ready = (model: NewsletterModel) => ({ state: 'ready' as const, model })
