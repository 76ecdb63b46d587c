/** Controls of the form that signs in on a secure page. */
export const SIGN_IN = {
  email: 'email',
  password: 'mot_de_passe',
  code: 'code',
  trust: 'appareil',
} as const

/** Days for which a browser is asked for no code once its owner gave one and said so. */
export const TRUST_DAYS = 30

/** Its type of widget. */
export const SIGN_IN_WIDGET = 'sign-in'

/** Where a signed-in visitor posts to leave, and a super-admin to be themselves again. */
export const SIGN_OUT_PATH = '/deconnexion'
export const OWN_ACCOUNT_PATH = '/deconnexion/retour-au-compte'
