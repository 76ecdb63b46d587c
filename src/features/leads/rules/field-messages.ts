import { MISSING } from './missing-answer.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** What a visitor is told of an answer that can't be taken, and what to do. */
export interface FieldWords {
  missing: string
  missingChoice: string
  missingBox: string
  missingDay: string
  missingMoment: string
  twice: string
  oneLine: string
  unreadable: string
  tooLong: (max: number, length: number) => string
  email: string
  emailName: string
  tel: string
  siren: string
  choice: string
  date: string
  past: string
  tooFar: (last: string) => string
  notWorking: string
  /** On a day of work. */
  closed: string
  /** In that part of a day on which it works. */
  closedThen: string
  tooSoon: (first: string) => string
}

const french = (text: string): string => frTypography(text)

const FRENCH: FieldWords = {
  missing: MISSING['fr-FR'],
  missingChoice: 'Choisissez une réponse.',
  missingBox: 'Cochez cette case pour envoyer votre demande.',
  missingDay: 'Choisissez un jour.',
  missingMoment: 'Choisissez un moment de la journée.',
  twice: french('Ce champ est arrivé deux fois : donnez une seule réponse.'),
  oneLine: 'Écrivez cette réponse sur une seule ligne.',
  unreadable: 'Cette réponse contient des signes que nous ne pouvons pas lire. Retapez-la.',
  tooLong: (max, length) =>
    french(`Cette réponse compte ${length} signes : raccourcissez-la à ${max} au plus.`),
  email: french('Cette adresse n’est pas complète. Écrivez-la ainsi : nom@exemple.fr.'),
  emailName: french(
    'Notre messagerie ne peut pas écrire à cette adresse : avant « @ », ni accent, ni espace, ni guillemet. Donnez-en une autre.',
  ),
  tel: french(
    'Ce numéro n’est pas complet. Écrivez-le ainsi : 01 99 00 45 67, ou avec + et l’indicatif du pays.',
  ),
  siren: french(
    'Ce numéro SIREN n’est pas juste : il compte neuf chiffres, vérifiez-les ou laissez le champ vide.',
  ),
  choice: 'Choisissez une des réponses proposées.',
  date: french('Ce jour n’existe pas. Écrivez-le ainsi : 24/11/2026.'),
  past: 'Ce jour est passé, choisissez-en un autre.',
  tooFar: (last) => french(`Ce jour est trop lointain, choisissez-en un jusqu’au ${last}.`),
  notWorking: french(
    'Le cabinet est fermé ce jour-là. Choisissez un jour du lundi au vendredi, qui ne soit pas férié.',
  ),
  closed: 'Le cabinet est fermé ce jour-là, choisissez-en un autre.',
  closedThen: french(
    'Le cabinet est fermé à ce moment de la journée : choisissez l’autre moment, ou un autre jour.',
  ),
  tooSoon: (first) => french(`Ce jour est trop proche, choisissez-en un à partir du ${first}.`),
}

const ENGLISH: FieldWords = {
  missing: MISSING['en-GB'],
  missingChoice: 'Choose an answer.',
  missingBox: 'Tick this box to send your request.',
  missingDay: 'Choose a day.',
  missingMoment: 'Choose a time of day.',
  twice: 'This field came twice: give a single answer.',
  oneLine: 'Write this answer on a single line.',
  unreadable: 'This answer holds characters that we cannot read. Type it again.',
  tooLong: (max, length) => `This answer has ${length} characters: shorten it to ${max} at most.`,
  email: 'This address is not complete. Write it like this: name@example.com.',
  emailName:
    'We cannot write to this address: no accent, space or quotation mark before “@”. Give another one.',
  tel: 'This number is not complete. Write it like this: 01 99 00 45 67, or with + and the country code.',
  siren: 'This SIREN number is not right: it has nine digits, check them or leave the field empty.',
  choice: 'Choose one of the answers offered.',
  date: 'There is no such day. Write it like this: 24/11/2026.',
  past: 'This day is over, choose another one.',
  tooFar: (last) => `This day is too far away, choose one until ${last}.`,
  notWorking:
    'The firm is closed on that day. Choose a day from Monday to Friday, no public holiday.',
  closed: 'The firm is closed on that day, choose another one.',
  closedThen: 'The firm is closed at that time of day: choose the other one, or another day.',
  tooSoon: (first) => `This day is too near, choose one from ${first} on.`,
}

/** The words of a culture. */
export const fieldWords = (culture: Culture): FieldWords => (culture === 'en-GB' ? ENGLISH : FRENCH)
