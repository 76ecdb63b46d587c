import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'
import { LIST_FORMS, type Told } from '../../rules/newsletter-form.ts'
import type { MailingList } from '../../rules/newsletter.ts'

interface Words {
  required: string
  trap: string
  error: string
  errorsTitle: (count: number) => string
  noticeTitle: string
  colon: string
  privacy: string
  expired: string
  /** Of reminders: whose deadlines they are about, as the visitor described a firm; for everybody. */
  about: (words: string) => string
  anyFirm: string
  lists: Readonly<Record<MailingList, ListWords>>
  /** Instead of an answer that speaks of a mail, where none leaves. */
  unsent: Told
}

interface ListWords {
  confirm: Told & { button: string }
  /** By the name of the form that was sent. */
  answers: Readonly<Record<string, Told>>
}

const french = ({ title, text }: Told): Told => ({
  title: frTypography(title),
  text: frTypography(text),
})

const ASKED = french({
  title: 'Regardez vos courriels',
  text: 'Un message vient de partir vers l’adresse que vous avez donnée. Ouvrez le lien qu’il contient dans les sept jours : sans cela, l’inscription n’est pas faite. Rien ne vient ? Regardez parmi les courriers indésirables.',
})

const ASKED_IN_ENGLISH: Told = {
  title: 'Look at your e-mail',
  text: 'A message is on its way to the address you gave. Open its link within seven days: without that you are not subscribed. Nothing comes? Look into your junk mail.',
}

/** Words around the forms of the lists. */
export const WORDS: Readonly<Record<Culture, Words>> = {
  'fr-FR': {
    required: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    trap: 'Laissez ce champ vide',
    error: 'Erreur\u00A0: ',
    errorsTitle: (count) =>
      count === 1 ? 'Une réponse est à corriger' : `${count} réponses sont à corriger`,
    noticeTitle: 'Votre inscription n’est pas faite',
    colon: '\u00A0: ',
    privacy: 'Comment nous protégeons vos données',
    about: (words) => `Rappels pour\u00A0: ${words}.`,
    anyFirm: frTypography(
      'Les rappels suivent les échéances de toutes les entreprises. Décrivez d’abord la vôtre dans l’agenda : ils ne parleront que de ce qui la concerne.',
    ),
    expired: frTypography(
      'Ce lien n’est plus valable : il est trop ancien, ou il n’est pas entier. Inscrivez-vous de nouveau, un autre lien vous sera envoyé.',
    ),
    unsent: french({
      title: 'Votre inscription n’est pas encore faite',
      text: 'Elle se confirme par un lien que nous envoyons à votre adresse, et ce site n’envoie pas encore de courriels. Appelez-nous, ou revenez plus tard.',
    }),
    lists: {
      letter: {
        confirm: {
          ...french({
            title: 'Plus qu’un geste',
            text: 'Appuyez sur ce bouton pour confirmer que l’adresse est bien la vôtre et que vous souhaitez recevoir la lettre.',
          }),
          button: 'Confirmer mon inscription',
        },
        answers: {
          [LIST_FORMS.letter.join]: ASKED,
          [LIST_FORMS.letter.confirm]: french({
            title: 'Votre inscription est confirmée',
            text: 'Merci. Vous recevrez la prochaine lettre. Chaque envoi contient un lien pour partir.',
          }),
        },
      },
      agenda: {
        confirm: {
          ...french({
            title: 'Plus qu’un geste',
            text: 'Appuyez sur ce bouton pour confirmer que l’adresse est bien la vôtre et que vous souhaitez recevoir les rappels.',
          }),
          button: 'Confirmer mes rappels',
        },
        answers: {
          [LIST_FORMS.agenda.join]: ASKED,
          [LIST_FORMS.agenda.confirm]: french({
            title: 'Vos rappels sont en place',
            text: 'Merci. Sept jours avant chaque échéance datée, un courriel vous la rappellera. Chaque envoi contient un lien pour arrêter.',
          }),
        },
      },
    },
  },
  'en-GB': {
    required: 'Fields marked with an asterisk (*) are required.',
    trap: 'Leave this field empty',
    error: 'Error: ',
    errorsTitle: (count) =>
      count === 1 ? 'One answer needs correcting' : `${count} answers need correcting`,
    noticeTitle: 'You are not subscribed yet',
    colon: ': ',
    privacy: 'How we protect your data',
    about: (words) => `Reminders for: ${words}.`,
    anyFirm:
      'The reminders follow the deadlines of all companies. Describe yours in the calendar first, and they are about it alone.',
    expired:
      'This link no longer works: it is too old, or not whole. Subscribe again and another link will be sent to you.',
    unsent: {
      title: 'You are not subscribed yet',
      text: 'A link that we send to your address confirms it, and this site does not send e-mail yet. Please call us, or come back later.',
    },
    lists: {
      letter: {
        confirm: {
          title: 'One last step',
          text: 'Press this button to confirm that the address is yours and that you would like the newsletter.',
          button: 'Confirm my subscription',
        },
        answers: {
          [LIST_FORMS.letter.join]: ASKED_IN_ENGLISH,
          [LIST_FORMS.letter.confirm]: {
            title: 'Your subscription is confirmed',
            text: 'Thank you. You will get the next newsletter. Each of them has a link to leave.',
          },
        },
      },
      agenda: {
        confirm: {
          title: 'One last step',
          text: 'Press this button to confirm that the address is yours and that you would like the reminders.',
          button: 'Confirm my reminders',
        },
        answers: {
          [LIST_FORMS.agenda.join]: ASKED_IN_ENGLISH,
          [LIST_FORMS.agenda.confirm]: {
            title: 'Your reminders are set',
            text: 'Thank you. Seven days before each deadline that has a date, an e-mail will remind you of it, in French. Each of them has a link to stop.',
          },
        },
      },
    },
  },
}
