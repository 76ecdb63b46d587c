import { TRUST_DAYS } from '../../rules/sign-in-form.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** Words of the form that signs in. */
export interface SignInFormWords {
  email: string
  password: string
  submit: string
  forgotten: string
  codeIntro: string
  code: string
  codeHelp: string
  trust: string
  submitCode: string
  refused: string
}

export const WORDS: Readonly<Record<Culture, SignInFormWords>> = {
  'fr-FR': {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié',
    codeIntro: frTypography(
      'Votre mot de passe est bon. Il reste à donner le code que votre application affiche.',
    ),
    code: 'Code à six chiffres',
    codeHelp: 'Sans votre téléphone, donnez un code de secours.',
    trust: frTypography(`Se souvenir de cet appareil ${TRUST_DAYS} jours`),
    submitCode: 'Valider le code',
    refused: 'La connexion n’a pas eu lieu',
  },
  'en-GB': {
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten password',
    codeIntro: 'Your password is right. Now give the code that your application shows.',
    code: 'Six-digit code',
    codeHelp: 'Without your telephone, give a recovery code.',
    trust: `Remember this device for ${TRUST_DAYS} days`,
    submitCode: 'Check the code',
    refused: 'You are not signed in',
  },
}
