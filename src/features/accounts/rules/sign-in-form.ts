/** Controls of the form that signs in on a secure page. */
export const SIGN_IN = { email: 'email', password: 'mot_de_passe', code: 'code' } as const

/** Its type of widget. */
export const SIGN_IN_WIDGET = 'sign-in'

/** Where a signed-in visitor posts to leave, and a super-admin to be themselves again. */
export const SIGN_OUT_PATH = '/deconnexion'
export const OWN_ACCOUNT_PATH = '/deconnexion/retour-au-compte'
