import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** What somebody is told who can't come in. */
interface SignInWords {
  wrong: string
  wrongCode: string
  over: string
  wait(seconds: number): string
}

const minutes = (seconds: number): number => Math.ceil(seconds / 60)

export const SIGN_IN_WORDS: Readonly<Record<Culture, SignInWords>> = {
  'fr-FR': {
    wrong: frTypography(
      'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux, puis réessayez.',
    ),
    wrongCode: frTypography(
      'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant dans votre application, ' +
        'ou donnez un code de secours.',
    ),
    over: frTypography(
      'Le délai pour donner le code est passé. Recommencez avec votre adresse et votre mot de passe.',
    ),
    wait: (seconds) =>
      frTypography(
        'Trop d’essais. Réessayez dans ' +
          `${minutes(seconds) < 2 ? 'une minute' : `${minutes(seconds)} minutes`} : ` +
          'd’ici là, même le bon mot de passe ou le bon code est refusé. Pour entrer sans attendre, ' +
          'demandez un lien par e-mail (« Mot de passe oublié »).',
      ),
  },
  'en-GB': {
    wrong: 'Wrong e-mail address or password. Check both and try again.',
    wrongCode:
      'This code is wrong or was used already. Wait for the next one in your application, or give a recovery code.',
    over: 'The time for giving the code is over. Start again with your address and password.',
    wait: (seconds) =>
      `Too many attempts. Try again in ${minutes(seconds) < 2 ? 'one minute' : `${minutes(seconds)} minutes`}: ` +
      'until then even the right password or code is refused. To come in without waiting, ask for a ' +
      'link by e-mail (“Forgotten password”).',
  },
}
