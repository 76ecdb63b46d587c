import type { LeadForm } from '../rules/lead.ts'
import type { Words } from '#base/core/form.ts'
import { words } from '../rules/messages.ts'

/** What happens next, without a delay that the firm has not set. */
const NEXT: Readonly<Record<LeadForm, Words>> = {
  lead_projet: words(
    'Une personne du cabinet lit votre projet, puis vous répond à cette adresse pour en parler.',
    'Someone at the firm reads about your project, then answers at this address to talk it over.',
  ),
  lead_rappel: words(
    'Nous vous appelons sur le créneau choisi. S’il ne convient plus, appelez-nous.',
    'We call you at the time you chose. If it no longer suits you, please call us.',
  ),
  lead_rdv: words(
    'C’est une demande : votre rendez-vous n’est pas encore confirmé. Nous vous écrivons ou vous ' +
      'appelons pour retenir l’un de vos créneaux. Le fichier joint les inscrit dans votre agenda, ' +
      'à titre provisoire.',
    'This is a request: your appointment is not confirmed yet. We write or call to settle on one ' +
      'of your times. The attached file puts them into your calendar, provisionally.',
  ),
  contact: words(
    'Une personne du cabinet lit votre message et vous répond à cette adresse.',
    'Someone at the firm reads your message and answers at this address.',
  ),
  guide: words(
    'Votre guide se lit et se télécharge à l’adresse ci-dessous.',
    'Your guide can be read and downloaded at the address below.',
  ),
  candidature: words(
    'Votre candidature est lue par la personne chargée du recrutement, qui vous répond à cette ' +
      'adresse.',
    'Your application is read by the person in charge of recruitment, who answers at this address.',
  ),
  simulation: words(
    'Un expert-comptable du cabinet relit vos chiffres et vous répond à cette adresse.',
    'An accountant of the firm looks at your figures and answers at this address.',
  ),
}

export const nextSteps = (form: LeadForm): Words => NEXT[form]

/** A firm may not have said its name yet. */
const inBrackets = (firm: string): string => (firm === '' ? '' : ` (${firm})`)

export const VISITOR_WORDS = {
  'fr-FR': {
    subject: (form: string, firm: string) =>
      `${form} : votre demande est arrivée${inBrackets(firm)}`,
    hello: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    /** @param firm in French with its preposition: « au Cabinet Brun » */
    received: (firm: string) => `Nous avons bien reçu ce que vous avez envoyé ${firm}. Merci.`,
    next: 'Et maintenant',
    sent: 'Ce que vous avez envoyé',
    asked: (day: string) => `Votre demande du ${day}`,
    guide: 'Lire le guide',
    call: (phone: string) => `Une question, une erreur à corriger ? Appelez-nous au ${phone}.`,
    file: 'Fichier joint',
    link: '[lien]',
    notYou: 'Ce message vous surprend ? Quelqu’un a sans doute écrit votre adresse par erreur.',
  },
  'en-GB': {
    subject: (form: string, firm: string) => `${form}: we have received it${inBrackets(firm)}`,
    hello: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
    received: (firm: string) => `Thank you: what you sent to ${firm} has reached us.`,
    next: 'What happens next',
    sent: 'What you sent',
    asked: (day: string) => `Your request of ${day}`,
    guide: 'Read the guide',
    call: (phone: string) => `A question, something to correct? Call us on ${phone}.`,
    file: 'Attached file',
    link: '[link]',
    notYou: 'Not you? Someone probably mistyped their own address.',
  },
} as const
