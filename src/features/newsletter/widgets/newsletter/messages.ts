import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'
import { NEWSLETTER_FORMS, type Told } from '../../rules/newsletter-form.ts'

interface Words {
  required: string
  trap: string
  error: string
  errorsTitle: (count: number) => string
  noticeTitle: string
  colon: string
  privacy: string
  confirm: Told & { button: string }
  expired: string
  answers: Readonly<Record<string, Told>>
}

const french = ({ title, text }: Told): Told => ({
  title: frTypography(title),
  text: frTypography(text),
})

/** Words around the form of the letter. */
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
    confirm: {
      ...french({
        title: 'Plus qu’un geste',
        text: 'Appuyez sur ce bouton pour confirmer que l’adresse est bien la vôtre et que vous souhaitez recevoir la lettre.',
      }),
      button: 'Confirmer mon inscription',
    },
    expired: frTypography(
      'Ce lien de confirmation n’est plus valable : il a plus de sept jours, ou il n’est pas entier. Inscrivez-vous de nouveau, un autre lien vous sera envoyé.',
    ),
    answers: {
      [NEWSLETTER_FORMS.join]: french({
        title: 'Regardez vos courriels',
        text: 'Un message vient de partir vers l’adresse que vous avez donnée. Ouvrez le lien qu’il contient dans les sept jours : sans cela, l’inscription n’est pas faite. Rien ne vient ? Regardez parmi les courriers indésirables.',
      }),
      [NEWSLETTER_FORMS.confirm]: french({
        title: 'Votre inscription est confirmée',
        text: 'Merci. Vous recevrez la prochaine lettre. Chaque envoi contient un lien pour partir.',
      }),
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
    confirm: {
      title: 'One last step',
      text: 'Press this button to confirm that the address is yours and that you would like the newsletter.',
      button: 'Confirm my subscription',
    },
    expired:
      'This confirmation link no longer works: it is more than seven days old, or not whole. Subscribe again and another link will be sent to you.',
    answers: {
      [NEWSLETTER_FORMS.join]: {
        title: 'Look at your e-mail',
        text: 'A message is on its way to the address you gave. Open its link within seven days: without that you are not subscribed. Nothing comes? Look into your junk mail.',
      },
      [NEWSLETTER_FORMS.confirm]: {
        title: 'Your subscription is confirmed',
        text: 'Thank you. You will get the next newsletter. Each of them has a link to leave.',
      },
    },
  },
}
