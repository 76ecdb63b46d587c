import { MISSING } from '../../rules/missing-answer.ts'
import type { Culture } from '#base/kit/language.ts'

/** Words around the fields of every form; those of the fields are their definition's. */
export const WORDS = {
  'fr-FR': {
    required: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    choose: 'Choisir…',
    day: 'Jour',
    moment: 'Moment',
    calendar: 'Ouvrir le calendrier',
    trap: 'Laissez ce champ vide',
    step: (number: number, count: number) => `Étape ${number} sur ${count}`,
    back: 'Retour',
    next: 'Continuer',
    sending: 'Envoi en cours…',
    received: 'Votre demande est bien arrivée. Une personne du cabinet la lit et vous répond.',
    error: 'Erreur\u00A0: ',
    colon: '\u00A0: ',
    errorsTitle: (count: number) =>
      count === 1 ? 'Une réponse est à corriger' : `${count} réponses sont à corriger`,
    noticeTitle: 'Votre demande n’est pas partie',
    fileAgain: 'Pour votre sécurité, le fichier est à choisir de nouveau.',
  },
  'en-GB': {
    required: 'Fields marked with an asterisk (*) are required.',
    choose: 'Choose…',
    day: 'Day',
    moment: 'Time of day',
    calendar: 'Open the calendar',
    trap: 'Leave this field empty',
    step: (number: number, count: number) => `Step ${number} of ${count}`,
    back: 'Back',
    next: 'Continue',
    sending: 'Sending…',
    received: 'Your request has reached us. Someone at the firm reads and answers it.',
    error: 'Error: ',
    colon: ': ',
    errorsTitle: (count: number) =>
      count === 1 ? 'One answer needs correcting' : `${count} answers need correcting`,
    noticeTitle: 'Your request was not sent',
    fileAgain: 'For your safety, please choose the file again.',
  },
}

/** A label that a sentence can ask for: « Indiquez votre nom. » */
const ASKED = /^(?:Votre|Vos)\s/

/** An error with the question that it answers: « Quand ? Choisissez un jour. », « Indiquez votre nom. » */
export function namedError(label: string, message: string, culture: Culture): string {
  if (culture === 'fr-FR' && message === MISSING[culture] && ASKED.test(label)) {
    return `Indiquez v${label.slice(1)}.`
  }
  return `${label}${label.endsWith('?') ? ' ' : WORDS[culture].colon}${message}`
}
