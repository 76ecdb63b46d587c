import { frTypography } from '#base/kit/text/fr-typography.ts'
import { NEWSLETTER_FORMS, type Told } from '../../rules/newsletter-form.ts'
import type { Culture } from '#base/kit/language.ts'
import type { LetterWords } from '../letter-form.tsx'

interface Words extends LetterWords {
  trap: string
  leave: Told & { button: string }
  ask: string
  answers: Readonly<Record<string, Told>>
  /** To who asks for the link to leave where no mail leaves. */
  unsent: Told
}

/** Words around leaving the letter. */
export const WORDS: Readonly<Record<Culture, Words>> = {
  'fr-FR': {
    error: 'Erreur\u00A0: ',
    errorsTitle: () => 'Une réponse est à corriger',
    noticeTitle: 'La désinscription n’est pas faite',
    colon: '\u00A0: ',
    trap: 'Laissez ce champ vide',
    leave: {
      title: 'Ne plus recevoir ces courriels',
      text: 'Appuyez sur ce bouton : votre adresse quitte la liste d’envoi tout de suite.'.replace(
        ' :',
        '\u00A0:',
      ),
      button: 'Me désabonner',
    },
    ask: frTypography(
      'Écrivez l’adresse qui reçoit la lettre ou les rappels : nous y envoyons le lien qui permet de partir.',
    ),
    unsent: {
      title: 'Vous n’êtes pas encore désabonné',
      text: frTypography(
        'Le lien de désinscription s’envoie par courriel, et ce site n’en envoie pas pour l’instant. Appelez-nous : nous retirons votre adresse.',
      ),
    },
    answers: {
      [NEWSLETTER_FORMS.leave]: {
        title: 'Vous êtes désabonné',
        text: frTypography(
          'Vous ne recevrez plus ces courriels. Nous gardons seulement la trace de votre refus, afin de le respecter.',
        ),
      },
      [NEWSLETTER_FORMS.askToLeave]: {
        title: 'Regardez vos courriels',
        text: frTypography(
          'Si cette adresse reçoit notre lettre ou nos rappels, un message avec un lien de désinscription vient d’y partir. Rien ne vient ? Regardez parmi les courriers indésirables, ou appelez-nous.',
        ),
      },
    },
  },
  'en-GB': {
    error: 'Error: ',
    errorsTitle: () => 'One answer needs correcting',
    noticeTitle: 'You are not unsubscribed yet',
    colon: ': ',
    trap: 'Leave this field empty',
    leave: {
      title: 'Stop these e-mails',
      text: 'Press this button: your address leaves the list at once.',
      button: 'Unsubscribe',
    },
    ask: 'Write the address that gets the newsletter or the reminders: we send the link there with which you leave.',
    unsent: {
      title: 'You are not unsubscribed yet',
      text: 'The link to leave is sent by e-mail, and this site sends none for the moment. Please call us: we remove your address.',
    },
    answers: {
      [NEWSLETTER_FORMS.leave]: {
        title: 'You are unsubscribed',
        text: 'You will get none of these e-mails any more. We only keep a note of your refusal, to respect it.',
      },
      [NEWSLETTER_FORMS.askToLeave]: {
        title: 'Look at your e-mail',
        text: 'If this address gets our newsletter or our reminders, a message with a link to leave is on its way. Nothing comes? Look into your junk mail, or call us.',
      },
    },
  },
}
