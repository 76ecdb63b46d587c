import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { FormDefinition, FormField, Words } from '#base/core/form.ts'
import { emailField, nameField } from '#features/leads/rules/common-fields.ts'
import { choice, words } from '#features/leads/rules/messages.ts'
import type { Site } from '#base/core/site.ts'
import type { MailingList } from './newsletter.ts'

/** Title and sentence of an answer. */
export interface Told {
  title: string
  text: string
}

/**
 * Of each list the names of its forms, in tokens and receipts, and the query parameter and control that carry the
 * link of its confirmation mail: forms of both may stand on one page.
 */
export const LIST_FORMS: Readonly<
  Record<MailingList, { join: string; confirm: string; param: string }>
> = {
  letter: { join: 'newsletter', confirm: 'newsletter-confirm', param: 'confirmer' },
  agenda: {
    join: 'agenda-reminders',
    confirm: 'agenda-reminders-confirm',
    param: 'confirmer-rappels',
  },
}

/** Names of the forms with which one leaves. */
export const NEWSLETTER_FORMS = {
  leave: 'newsletter-leave',
  askToLeave: 'newsletter-ask-to-leave',
} as const

/** The query parameter and control that carry the link that every letter ends with. */
export const LEAVE_PARAM = 'lien'

/** Page on which one unsubscribes, and the address that a mail reader posts to by itself. */
export const LEAVE_PAGE = '/informations-legales/desinscription'
export const ONE_CLICK_PATH = '/lettre/desinscription'

type Named = Pick<Site, 'constants' | 'settings'>

/** Days before a deadline at which its reminder leaves. */
export const REMINDED_DAYS = 7

/** What one agrees to, word for word. */
export const newsletterConsent = (site: Named, list: MailingList): Words =>
  list === 'letter'
    ? words(
        `J’accepte de recevoir la lettre d’information ${firmInWords(site).of} par courriel. Je ` +
          'peux me désabonner à tout moment grâce au lien présent dans chaque envoi.',
        `I agree to receive the newsletter of ${site.constants.nomcabinet} by e-mail. I may unsubscribe at ` +
          'any time with the link in each of them.',
      )
    : words(
        `J’accepte de recevoir ${firmInWords(site).of} un courriel sept jours avant chaque échéance, et que ` +
          'la description de l’entreprise soit gardée pour cela. Je peux arrêter à tout moment grâce au ' +
          'lien présent dans chaque envoi.',
        `I agree to receive an e-mail of ${site.constants.nomcabinet} seven days before each deadline, and that ` +
          'the description of the company is kept for it. I may stop at any time with the link in each of them.',
      )

/** The form that asks for the mails of a list. */
export function newsletterForm(site: Named, list: MailingList): FormDefinition {
  const consent = newsletterConsent(site, list)
  const isLetter = list === 'letter'
  const name: FormField = {
    ...nameField,
    label: words('Votre nom (facultatif)', 'Your name (optional)'),
    required: false,
  }
  return {
    steps: [
      {
        title: isLetter
          ? words('Recevoir la lettre', 'Get the newsletter')
          : words('Recevoir les rappels', 'Get the reminders'),
        fields: [
          emailField,
          ...(isLetter ? [name] : []),
          {
            kind: 'checkboxes',
            name: 'accord',
            label: words('Votre accord', 'Your agreement'),
            required: true,
            choices: [choice('oui', consent['fr-FR'], consent['en-GB'])],
          },
        ],
      },
    ],
    submit: isLetter
      ? words('S’inscrire à la lettre', 'Subscribe')
      : words('Recevoir les rappels', 'Send me reminders'),
  }
}

/** The form that asks for the link with which one leaves. */
export const leaveForm: FormDefinition = {
  steps: [{ title: words('Se désinscrire', 'Unsubscribe'), fields: [emailField] }],
  submit: words('Recevoir le lien de désinscription', 'Send me the link'),
}

/**
 * Whether a confirmation link says of itself that its time is over, at an instant in milliseconds.
 * Only the signature makes it true; this is for what a page shows before anything is posted.
 */
export function looksExpired(link: string, now: number): boolean {
  const [encoded = ''] = link.split('.')
  const until = Number(decoded(encoded).split(' ')[3])
  return Number.isNaN(until) || until < now
}

function decoded(encoded: string): string {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
