import { frTypography } from '#domain/fr-typography.ts'
import type { Culture } from '#domain/site.ts'

/** What a visitor is told of a form as a whole, and what to do; nothing typed is lost. */
export interface FormWords {
  stale: string
  forged: string
  used: string
  elsewhere: string
  tooMany: (minutes: number) => string
  notStored: (phone: string) => string
  tooLarge: string
  unreadable: string
}

const french = (text: string): string => frTypography(text)

const FRENCH: FormWords = {
  stale: french(
    'Cette page est restée ouverte plus d’un jour. Vos réponses sont là : relisez-les et envoyez de nouveau.',
  ),
  forged: french(
    'Nous n’avons pas reconnu ce formulaire. Vos réponses sont là : relisez-les et envoyez de nouveau.',
  ),
  used: french(
    'Une demande est déjà partie de cette page. Celle-ci est différente : pour l’envoyer aussi, envoyez de nouveau.',
  ),
  elsewhere: french(
    'Ce formulaire a été envoyé depuis un autre site. S’il est bien de vous, relisez-le et envoyez de nouveau.',
  ),
  tooMany: (minutes) =>
    french(
      'Trop de demandes sont arrivées en peu de temps. Rien n’est perdu : gardez cette page et ' +
        `envoyez de nouveau dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    ),
  notStored: (phone) =>
    french(
      'Votre demande n’a pas pu être enregistrée, le problème vient de notre côté. Vos réponses ' +
        `sont là : réessayez dans quelques instants${phone ? ` ou appelez le ${phone}` : ''}.`,
    ),
  tooLarge: french('Votre envoi est trop volumineux. Raccourcissez vos réponses, puis renvoyez.'),
  unreadable: french(
    'Votre envoi n’est pas arrivé entier. Relisez vos réponses et envoyez de nouveau.',
  ),
}

const ENGLISH: FormWords = {
  stale:
    'This page has been open for more than a day. Your answers are still here: check them and send again.',
  forged: 'We did not recognise this form. Your answers are still here: check them and send again.',
  used: 'A request was already sent from this page. This one is different: to send it too, send again.',
  elsewhere: 'This form was sent from another website. If it is yours, check it and send it again.',
  tooMany: (minutes) =>
    'Too many requests came in a short time. Nothing is lost: keep this page and send again in ' +
    `${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  notStored: (phone) =>
    'Your request could not be saved: the fault is ours. Your answers are still here: try again in ' +
    `a moment${phone ? `, or call ${phone}` : ''}.`,
  tooLarge: 'What you sent is too large. Shorten your answers, then send again.',
  unreadable: 'What you sent did not arrive whole. Check your answers and send again.',
}

/** The words of a culture. */
export const formWords = (culture: Culture): FormWords => (culture === 'en-GB' ? ENGLISH : FRENCH)
