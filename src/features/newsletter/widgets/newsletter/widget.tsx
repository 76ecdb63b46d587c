import { typography } from '#base/kit/text/fr-typography.ts'
import { withScriptName } from '#base/core/address/link.ts'
import {
  PROFILE_PARAMS,
  profileParams,
  readProfile,
} from '#features/agenda/rules/profile-params.ts'
import { PRIVACY_PAGE } from '#features/leads/rules/processing.ts'
import { profileWords } from '#features/agenda/rules/profile-form.ts'
import type { SentForm } from '#base/core/form.ts'
import type { Culture } from '#base/kit/language.ts'
import { LIST_FORMS, newsletterForm, looksExpired } from '../../rules/newsletter-form.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type JoinModel, type NewsletterModel, NewsletterView } from './view.tsx'
import { WORDS } from './messages.ts'

/** A list: asking for its mails, and the button behind the link of the confirmation mail. */
export const widget = defineWidget({
  type: 'newsletter',
  title: 'Inscription à la lettre',
  sentence: 'L’inscription à votre lettre d’information, ou aux rappels de l’agenda.',
  keywords: 'abonnement courriel newsletter rappels échéances',
  group: 'contact',
  options,
  root: 'section',
  params: ({ list }) => ({
    [LIST_FORMS[list].param]: 'once',
    // With answers about a firm, a page is one visitor's.
    ...(list === 'agenda' ? Object.fromEntries(PROFILE_PARAMS.map((name) => [name, 'once'])) : {}),
  }),
  load({ list, title, intro }, { form, request, site, culture, now, pageHref }) {
    const words = WORDS[culture]
    const { confirm, answers } = words.lists[list]
    const type = typography(culture)
    const { join, param } = LIST_FORMS[list]
    const asked = request.query[param]
    const link = typeof asked === 'string' ? asked : ''
    const head = {
      title: type.text(title),
      action: withScriptName(request.path, request.scriptName),
      words,
    }
    const isAsked = form.receipt?.form === join
    const told = form.receipt && answers[form.receipt.form]
    const answer = isAsked && !form.sendsMail ? words.unsent : told
    if (answer && form.sent === null) {
      return ready({ kind: 'answer', ...head, answer })
    }
    const isLate = link !== '' && looksExpired(link, now.getTime())
    if (link !== '' && !isLate && form.sent === null) {
      return {
        ...ready({ kind: 'confirm', ...head, step: { ...confirm, param, link } }),
        head: { noindex: true },
      }
    }
    const sent = form.sent ?? (isLate ? { values: {}, errors: [], notice: words.expired } : null)
    return ready({
      kind: 'form',
      ...head,
      intro: type.text(intro),
      definition: newsletterForm(site, list),
      culture,
      token: form.token(join),
      sent,
      firm: list === 'agenda' ? firmOf(sent, request.query, culture) : null,
      privacy: pageHref(PRIVACY_PAGE),
    })
  },
  View: NewsletterView,
  examples,
})

/** The firm that reminders are about: as it was sent, else as the address describes one. */
function firmOf(
  sent: SentForm | null,
  query: Readonly<Record<string, unknown>>,
  culture: Culture,
): NonNullable<JoinModel['firm']> {
  const said = sent
    ? Object.fromEntries(PROFILE_PARAMS.map((name) => [name, sent.values[name]?.[0]]))
    : query
  const { profile } = readProfile(said)
  const words = typography(culture).text(profileWords(profile).join(', '))
  const { about, anyFirm } = WORDS[culture]
  return { told: words === '' ? anyFirm : about(words), params: profileParams(profile) }
}

const ready = (model: NewsletterModel) => ({ state: 'ready' as const, model })
