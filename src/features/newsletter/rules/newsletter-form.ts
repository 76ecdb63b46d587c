import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { FormDefinition, Words } from '#base/core/form.ts'
import { emailField, nameField } from '#features/leads/rules/common-fields.ts'
import { choice, words } from '#features/leads/rules/messages.ts'
import type { Site } from '#base/core/site.ts'

/** Title and sentence of an answer. */
export interface Told {
  title: string
  text: string
}

/** Names of the forms of the letter, in tokens and receipts. */
export const NEWSLETTER_FORMS = {
  join: 'newsletter',
  confirm: 'newsletter-confirm',
  leave: 'newsletter-leave',
  askToLeave: 'newsletter-ask-to-leave',
} as const

/** Query parameter and control that carry the link of a confirmation mail. */
export const CONFIRM_PARAM = 'confirmer'

/** The same for the link that every letter ends with. */
export const LEAVE_PARAM = 'lien'

/** Page on which one unsubscribes, and the address that a mail reader posts to by itself. */
export const LEAVE_PAGE = '/informations-legales/desinscription'
export const ONE_CLICK_PATH = '/lettre/desinscription'

type Named = Pick<Site, 'constants' | 'settings'>

/** What one agrees to, word for word (domain notes, section 4.4). */
export const newsletterConsent = (site: Named): Words =>
  words(
    `J’accepte de recevoir la lettre d’information ${firmInWords(site).of} par courriel. Je ` +
      'peux me désabonner à tout moment grâce au lien présent dans chaque envoi.',
    `I agree to receive the newsletter of ${site.constants.nomcabinet} by e-mail. I may unsubscribe at ` +
      'any time with the link in each of them.',
  )

/** The form that asks for the letter. */
export function newsletterForm(site: Named): FormDefinition {
  const consent = newsletterConsent(site)
  return {
    steps: [
      {
        title: words('Recevoir la lettre', 'Get the newsletter'),
        fields: [
          emailField,
          {
            ...nameField,
            label: words('Votre nom (facultatif)', 'Your name (optional)'),
            required: false,
          },
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
    submit: words('S’inscrire à la lettre', 'Subscribe'),
  }
}

/** The form that asks for the link with which one leaves. */
export const leaveForm: FormDefinition = {
  steps: [{ title: words('Se désinscrire', 'Unsubscribe'), fields: [emailField] }],
  submit: words('Recevoir le lien de désinscription', 'Send me the link'),
}
