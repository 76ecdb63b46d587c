import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

interface Notices {
  expired: string
  badLeaveLink: string
  suspicious: string
  /** @param wrong names of the answers, in French */
  unreadable(wrong: readonly string[]): string
}

const FRENCH: Notices = {
  expired: frTypography(
    'Ce lien n’est plus valable : il est trop ancien, ou il n’est pas entier. ' +
      'Inscrivez-vous de nouveau, un autre lien vous sera envoyé.',
  ),
  badLeaveLink: frTypography(
    'Ce lien de désinscription n’est pas entier. Écrivez votre adresse ci-dessous : nous vous en ' +
      'enverrons un autre.',
  ),
  suspicious: frTypography(
    'Votre envoi ressemble à celui d’une machine : relisez vos réponses, attendez quelques ' +
      'secondes et envoyez de nouveau.',
  ),
  unreadable: (wrong) =>
    frTypography(
      `De la description de l’entreprise, une réponse ne se lit pas : ${wrong.join(', ')}. Décrivez-la de nouveau dans l’agenda.`,
    ),
}

const ENGLISH: Notices = {
  expired:
    'This link no longer works: it is too old, or not whole. ' +
    'Subscribe again and another link will be sent to you.',
  badLeaveLink:
    'This link is not whole. Write your address below and we will send you another one.',
  suspicious:
    'This looks like a machine’s doing: check your answers, wait a few seconds and send again.',
  unreadable: (wrong) =>
    `Of the description of the company an answer can’t be read: ${wrong.join(', ')}. Describe it anew in the calendar.`,
}

/** What a visitor is told of a request about the letter that can't be met. */
export const newsletterNotices = (culture: Culture): Notices =>
  culture === 'en-GB' ? ENGLISH : FRENCH
