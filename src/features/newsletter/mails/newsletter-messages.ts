import type { Culture } from '#base/kit/language.ts'
import { CONFIRMATION_DAYS, DAYS_TO_ANSWER, type MailingList } from '../rules/newsletter.ts'

/** Words of every mail of a list, whichever it is. */
export const COMMON_WORDS = {
  'fr-FR': {
    hello: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    agreed: 'Ce que vous acceptez en confirmant',
    unsubscribe: 'Se désabonner',
    stay: 'Vous pouvez partir quand vous voulez :',
    nothing: 'Si vous n’avez rien demandé, ne faites rien : rien ne change.',
  },
  'en-GB': {
    hello: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
    agreed: 'What you agree to by confirming',
    unsubscribe: 'Unsubscribe',
    stay: 'You may leave whenever you like:',
    nothing: 'If you asked for nothing, do nothing: nothing changes.',
  },
} as const

interface Letter {
  /** @param firm its name; in French with its preposition: « du Cabinet Brun » */
  subject(firm: string): string
  /** @param about the firm that reminders are about, in words; empty for any */
  text(firm: string, about: string): string
}

interface ListWords {
  confirm: Letter & { action: string; note: string }
  renewal: Letter & { action: string; note: string }
  already: Letter
  welcome: Letter
  leave: Letter
}

const ofAbout = (about: string): string => (about === '' ? '' : ` (${about})`)

const FRENCH_END =
  `Sans réponse dans les ${DAYS_TO_ANSWER} jours, votre abonnement s’arrête et votre adresse est effacée : ` +
  'vous n’avez rien d’autre à faire pour partir, et vous pourrez vous réinscrire quand vous voudrez.'
const ENGLISH_END =
  `Without an answer within ${DAYS_TO_ANSWER} days your subscription ends and your address is erased: you ` +
  'need do nothing else to leave, and may subscribe again whenever you like.'

/** Words of the mails around each list. */
export const LIST_WORDS: Readonly<Record<MailingList, Readonly<Record<Culture, ListWords>>>> = {
  letter: {
    'fr-FR': {
      confirm: {
        subject: (firm) => `Confirmez votre inscription à la lettre ${firm}`,
        text: (firm) =>
          `Quelqu’un, vous sans doute, a demandé à recevoir la lettre d’information ${firm} à ` +
          'cette adresse. Pour la recevoir, ouvrez la page ci-dessous et appuyez sur son bouton.',
        action: 'Confirmer mon inscription',
        note:
          `Le lien fonctionne ${CONFIRMATION_DAYS} jours. Si vous n’avez rien demandé, ne faites rien : sans ` +
          'confirmation, vous ne recevrez aucune lettre et votre adresse sera effacée.',
      },
      renewal: {
        subject: (firm) => `Souhaitez-vous continuer à recevoir la lettre ${firm} ?`,
        text: (firm) =>
          `Vous avez confirmé votre inscription à la lettre d’information ${firm} il y a près de trois ans. ` +
          'Souhaitez-vous continuer à la recevoir ? Si oui, ouvrez la page ci-dessous et appuyez sur son bouton.',
        action: 'Continuer à recevoir la lettre',
        note: FRENCH_END,
      },
      already: {
        subject: (firm) => `Vous êtes déjà inscrit à la lettre ${firm}`,
        text: (firm) =>
          `Votre adresse a été inscrite de nouveau à la lettre d’information ${firm}. Vous la ` +
          'recevez déjà : il n’y a rien à faire, et rien n’a changé.',
      },
      welcome: {
        subject: (firm) => `Votre inscription à la lettre ${firm} est confirmée`,
        text: (firm) =>
          `Merci : vous recevrez la prochaine lettre d’information ${firm} à cette adresse.`,
      },
      leave: {
        subject: (firm) => `Se désabonner de la lettre ${firm}`,
        text: (firm) =>
          `Quelqu’un, vous sans doute, a demandé à ne plus recevoir la lettre d’information ` +
          `${firm} à cette adresse. Pour vous désabonner, ouvrez la page ci-dessous et appuyez sur ` +
          'son bouton.',
      },
    },
    'en-GB': {
      confirm: {
        subject: (firm) => `Confirm your subscription to the newsletter of ${firm}`,
        text: (firm) =>
          `Someone, probably you, asked for the newsletter of ${firm} at this address. To get it, ` +
          'open the page below and press its button.',
        action: 'Confirm my subscription',
        note:
          `The link works for ${CONFIRMATION_DAYS} days. If you asked for nothing, do nothing: without ` +
          'confirmation you get no newsletter and your address will be erased.',
      },
      renewal: {
        subject: (firm) => `Would you like to go on getting the newsletter of ${firm}?`,
        text: (firm) =>
          `You confirmed your subscription to the newsletter of ${firm} almost three years ago. Would you like ` +
          'to go on getting it? If so, open the page below and press its button.',
        action: 'Go on getting the newsletter',
        note: ENGLISH_END,
      },
      already: {
        subject: (firm) => `You already get the newsletter of ${firm}`,
        text: (firm) =>
          `Your address was entered again for the newsletter of ${firm}. You get it already: there ` +
          'is nothing to do, and nothing has changed.',
      },
      welcome: {
        subject: (firm) => `Your subscription to the newsletter of ${firm} is confirmed`,
        text: (firm) => `Thank you: you will get the next newsletter of ${firm} at this address.`,
      },
      leave: {
        subject: (firm) => `Unsubscribe from the newsletter of ${firm}`,
        text: (firm) =>
          `Someone, probably you, asked to get the newsletter of ${firm} no longer at this address. ` +
          'To unsubscribe, open the page below and press its button.',
      },
    },
  },
  agenda: {
    'fr-FR': {
      confirm: {
        subject: (firm) => `Confirmez vos rappels d’échéances ${firm}`,
        text: (firm, about) =>
          `Quelqu’un, vous sans doute, a demandé à recevoir à cette adresse les rappels d’échéances ` +
          `${firm}${ofAbout(about)}. Pour les recevoir, ouvrez la page ci-dessous et appuyez sur son bouton.`,
        action: 'Confirmer mes rappels',
        note:
          `Le lien fonctionne ${CONFIRMATION_DAYS} jours. Si vous n’avez rien demandé, ne faites rien : sans ` +
          'confirmation, vous ne recevrez aucun rappel et votre adresse sera effacée.',
      },
      renewal: {
        subject: (firm) => `Souhaitez-vous continuer à recevoir les rappels ${firm} ?`,
        text: (firm, about) =>
          `Vous avez confirmé votre inscription aux rappels d’échéances ${firm}${ofAbout(about)} il y a près de ` +
          'trois ans. Souhaitez-vous continuer à les recevoir ? Si oui, ouvrez la page ci-dessous et appuyez ' +
          'sur son bouton.',
        action: 'Continuer à recevoir les rappels',
        note: FRENCH_END,
      },
      already: {
        subject: (firm) => `Vous recevez déjà les rappels d’échéances ${firm}`,
        text: (firm, about) =>
          `Votre adresse a été inscrite de nouveau aux rappels d’échéances ${firm}${ofAbout(about)}. Vous ` +
          'les recevez déjà : il n’y a rien à faire, et rien n’a changé.',
      },
      welcome: {
        subject: (firm) => `Vos rappels d’échéances ${firm} sont en place`,
        text: (firm, about) =>
          `Merci : sept jours avant chaque échéance datée${ofAbout(about)}, un courriel ${firm} vous la ` +
          'rappellera. Une échéance dont le jour n’est pas encore publié n’a pas de rappel ; elle est ' +
          'dans l’agenda.',
      },
      leave: {
        subject: (firm) => `Arrêter les rappels d’échéances ${firm}`,
        text: (firm, about) =>
          `Quelqu’un, vous sans doute, a demandé à ne plus recevoir à cette adresse les rappels ` +
          `d’échéances ${firm}${ofAbout(about)}. Pour les arrêter, ouvrez la page ci-dessous et appuyez sur ` +
          'son bouton.',
      },
    },
    'en-GB': {
      confirm: {
        subject: (firm) => `Confirm your reminders of deadlines from ${firm}`,
        text: (firm) =>
          `Someone, probably you, asked for reminders of deadlines from ${firm} at this address. To get ` +
          'them, open the page below and press its button.',
        action: 'Confirm my reminders',
        note:
          `The link works for ${CONFIRMATION_DAYS} days. If you asked for nothing, do nothing: without ` +
          'confirmation you get no reminder and your address will be erased.',
      },
      renewal: {
        subject: (firm) => `Would you like to go on getting the reminders of ${firm}?`,
        text: (firm) =>
          `You confirmed your subscription to the reminders of ${firm} almost three years ago. Would you like ` +
          'to go on getting them? If so, open the page below and press its button.',
        action: 'Go on getting the reminders',
        note: ENGLISH_END,
      },
      already: {
        subject: (firm) => `You already get the reminders of ${firm}`,
        text: (firm) =>
          `Your address was entered again for the reminders of ${firm}. You get them already: there is ` +
          'nothing to do, and nothing has changed.',
      },
      welcome: {
        subject: (firm) => `Your reminders from ${firm} are set`,
        text: (firm) =>
          `Thank you: seven days before each deadline that has a date, an e-mail of ${firm} will remind ` +
          'you of it, in French.',
      },
      leave: {
        subject: (firm) => `Stop the reminders of ${firm}`,
        text: (firm) =>
          `Someone, probably you, asked to get the reminders of ${firm} no longer at this address. To ` +
          'stop them, open the page below and press its button.',
      },
    },
  },
}

/** Words of a reminder; the calendar is written in French alone. */
export const REMINDER_WORDS = {
  subject: (day: string, count: number) =>
    count === 1 ? `Échéance du ${day}` : `${count} échéances le ${day}`,
  text: (firm: string, about: string) =>
    `Dans sept jours, en principe${ofAbout(about)}. Votre espace professionnel et vos courriers font foi ; ` +
    `c’est un rappel ${firm}, pas un avis.`,
  action: 'Voir l’agenda',
  toConfirm: 'Date à confirmer',
  advice: (advice: string) => `Conseil du cabinet : ${advice}`,
}
