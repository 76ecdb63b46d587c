import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** What a visitor is told of a form as a whole, and what to do; nothing typed is lost. */
export interface FormWords {
  stale: string
  forged: string
  used: string
  elsewhere: string
  /** Seconds to wait, and the firm's telephone number or ''. */
  tooMany: (seconds: number, phone: string) => string
  /** There is no room left, not even for requests that nobody reads at once. */
  full: (phone: string) => string
  notStored: (phone: string) => string
  /** Nobody knows whether it was kept; sent again, it is the same one. */
  maybeStored: (phone: string) => string
  tooLarge: string
  unreadable: string
}

const french = (text: string): string => frTypography(text)

type Units = Readonly<Record<'second' | 'minute' | 'hour', readonly [one: string, many: string]>>

const FRENCH_UNITS: Units = {
  second: ['une seconde', 'secondes'],
  minute: ['une minute', 'minutes'],
  hour: ['une heure', 'heures'],
}

const ENGLISH_UNITS: Units = {
  second: ['one second', 'seconds'],
  minute: ['one minute', 'minutes'],
  hour: ['one hour', 'hours'],
}

const HOUR = 3600

/** « 25 secondes », « 8 minutes », « une heure »; never less than what has to be waited. */
function inWords(seconds: number, units: Units): string {
  const said = (count: number, [one, many]: Units['hour']) =>
    count === 1 ? one : `${count} ${many}`
  if (seconds < 60) return said(seconds, units.second)
  if (seconds <= HOUR) return said(Math.ceil(seconds / 60), units.minute)
  return said(Math.ceil(seconds / HOUR), units.hour)
}

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
  tooMany: (seconds, phone) =>
    french(
      'Plusieurs demandes sont déjà parties de votre réseau. Rien n’est perdu : gardez cette page et ' +
        `envoyez de nouveau dans ${inWords(seconds, FRENCH_UNITS)}${phone ? `, ou appelez le ${phone}` : ''}.`,
    ),
  full: (phone) =>
    french(
      'Nous recevons en ce moment beaucoup plus de demandes que nous ne pouvons en garder : la vôtre ' +
        'n’a pas été enregistrée. Vos réponses sont là : ' +
        `${phone ? `appelez le ${phone}, ou ` : ''}gardez cette page et envoyez de nouveau dans une heure.`,
    ),
  notStored: (phone) =>
    french(
      'Votre demande n’a pas pu être enregistrée, le problème vient de notre côté. Vos réponses ' +
        `sont là : réessayez dans quelques instants${phone ? ` ou appelez le ${phone}` : ''}.`,
    ),
  maybeStored: (phone) =>
    french(
      'Votre demande est peut-être enregistrée, nous n’en avons pas eu la confirmation. Vos réponses ' +
        `sont là : renvoyez-les dans quelques instants, elles ne compteront qu’une fois` +
        `${phone ? ` ; ou appelez le ${phone}` : ''}.`,
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
  tooMany: (seconds, phone) =>
    'Several requests were already sent from your network. Nothing is lost: keep this page and send ' +
    `again in ${inWords(seconds, ENGLISH_UNITS)}${phone ? `, or call ${phone}` : ''}.`,
  full: (phone) =>
    'Far more requests are coming in than we can keep: yours was not saved. Your answers are still ' +
    `here: ${phone ? `call ${phone}, or ` : ''}keep this page and send again in an hour.`,
  notStored: (phone) =>
    'Your request could not be saved: the fault is ours. Your answers are still here: try again in ' +
    `a moment${phone ? `, or call ${phone}` : ''}.`,
  maybeStored: (phone) =>
    'Your request may have been saved: we had no confirmation. Your answers are still here: send them ' +
    `again in a moment, they will count once${phone ? `, or call ${phone}` : ''}.`,
  tooLarge: 'What you sent is too large. Shorten your answers, then send again.',
  unreadable: 'What you sent did not arrive whole. Check your answers and send again.',
}

/** The words of a culture. */
export const formWords = (culture: Culture): FormWords => (culture === 'en-GB' ? ENGLISH : FRENCH)
