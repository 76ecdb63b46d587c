import { ACCOUNT_PATHS, DOOR_PATHS } from '#base/core/account.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import { MAX_CODE, MAX_EMAIL, MAX_TYPED_PASSWORD } from '../../contract/sign-in.ts'
import { SIGN_IN, TRUST_DAYS } from '../../rules/sign-in-form.ts'
import { signInByCode, signInByPassword, type SignInEnd } from '../../service/sign-in.ts'
import { SIGN_IN_WORDS } from '../../service/sign-in-messages.ts'
import { checkbox, field, link, paragraph, refusal, submit } from './door-document.ts'
import {
  type Again,
  type DoorAnswer,
  type DoorPage,
  type DoorVisit,
  doorAddress,
  NOTHING,
  outcome,
  type Typed,
} from './door-page.ts'

const words = SIGN_IN_WORDS['fr-FR']

const asked = ({ site, caller, address }: DoorVisit) => ({ siteId: site.id, caller, address })

/** Address and password. */
export const signInPage: DoorPage = {
  path: DOOR_PATHS.signIn,
  isForStrangers: true,

  draw: async (_deps, visit, typed, again) => passwordForm(visit, typed, again),

  async take(deps, visit, typed) {
    const email = typed(SIGN_IN.email)
    const password = typed(SIGN_IN.password)
    const fault = faultOf(email, password)
    if (fault !== null) return passwordForm(visit, typed, { status: 422, notice: fault })
    const end = await signInByPassword(deps, asked(visit), { email, password })
    return ended(end, visit, words.wrong, (again) => passwordForm(visit, typed, again))
  },
}

/** What can't be anybody's is told, and is no attempt. */
function faultOf(email: string, password: string): string | null {
  if (email.trim() === '' || password === '') {
    return 'Donnez votre adresse e-mail et votre mot de passe.'
  }
  if (email.length > MAX_EMAIL)
    return `L’adresse e-mail est trop longue : ${tooLong(email, MAX_EMAIL)}`
  if (password.length > MAX_TYPED_PASSWORD) {
    return `Le mot de passe est trop long : ${tooLong(password, MAX_TYPED_PASSWORD)}`
  }
  return null
}

/** @param action when the form is drawn at another address than its own */
function passwordForm(
  visit: DoorVisit,
  typed: Typed,
  again: Again | undefined,
  action?: string,
): DoorAnswer {
  const email = typed(SIGN_IN.email)
  return {
    kind: 'page',
    title: 'Connexion',
    ...outcome(again),
    card: (form) =>
      alertOf(again) +
      form(action === undefined ? {} : { action }) +
      field({
        label: 'Adresse e-mail',
        name: SIGN_IN.email,
        type: 'email',
        autocomplete: 'username',
        value: email,
        most: MAX_EMAIL,
        isFirst: again === undefined && email === '',
      }) +
      field({
        label: 'Mot de passe',
        name: SIGN_IN.password,
        type: 'password',
        autocomplete: 'current-password',
      }) +
      `${submit('Se connecter', 'Connexion…')}</form>` +
      `<p class="ways">${link(visit.base + ACCOUNT_PATHS.forgot, 'Mot de passe oublié ?')}</p>`,
  }
}

/** Parameter of the address of the code's page: a recovery code is asked for. */
const RECOVERY = 'secours'

/** The code of whoever has a second factor, or one of their recovery codes. */
export const codePage: DoorPage = {
  path: DOOR_PATHS.code,
  isForStrangers: true,

  async draw(deps, visit, typed, again) {
    if (!(await isAwaited(deps, visit))) {
      return { kind: 'go', location: doorAddress(visit, DOOR_PATHS.signIn) }
    }
    return codeForm(visit, typed, again)
  },

  async take(deps, visit, typed) {
    const code = typed(SIGN_IN.code)
    if (code.trim() === '' || code.length > MAX_CODE) {
      const notice = code.length > MAX_CODE ? words.wrongCode : 'Donnez le code.'
      return codeForm(visit, typed, { status: 422, notice })
    }
    const trusts = typed(SIGN_IN.trust) !== ''
    const end = await signInByCode(deps, asked(visit), { code, trusts })
    return ended(end, visit, words.wrongCode, (again) => codeForm(visit, typed, again))
  },
}

const isAwaited: (
  deps: Parameters<DoorPage['draw']>[0],
  visit: DoorVisit,
) => Promise<boolean> = async ({ accounts }, { caller }) =>
  accounts.isKnown(caller, 'two_factor') && (await (await accounts()).awaitedUser(caller)) !== null

function codeForm(visit: DoorVisit, typed: Typed, again: Again | undefined): DoorAnswer {
  const isRecovery = visit.query(RECOVERY) !== ''
  const other = doorAddress(visit, DOOR_PATHS.code, isRecovery ? {} : { [RECOVERY]: '1' })
  return {
    kind: 'page',
    title: 'Vérification en deux étapes',
    ...outcome(again),
    card: (form) =>
      alertOf(again) +
      form() +
      paragraph(
        isRecovery
          ? 'Saisissez l’un de vos codes de secours. Chacun ne sert qu’une fois.'
          : 'Ouvrez votre application d’authentification et saisissez le code à six chiffres.',
      ) +
      field({
        label: isRecovery ? 'Code de secours' : 'Code à six chiffres',
        name: SIGN_IN.code,
        type: 'text',
        autocomplete: isRecovery ? 'off' : 'one-time-code',
        most: MAX_CODE,
        isNumber: !isRecovery,
        isFirst: again === undefined,
      }) +
      checkbox({
        label: `Se souvenir de cet appareil ${TRUST_DAYS} jours`,
        name: SIGN_IN.trust,
        isChecked: typed(SIGN_IN.trust) !== '',
      }) +
      `${submit('Continuer', 'Vérification…')}</form>` +
      '<p class="ways">' +
      link(other, isRecovery ? 'Utiliser l’application' : 'Utiliser un code de secours') +
      `${link(doorAddress(visit, DOOR_PATHS.signIn), 'Retour')}</p>`,
  }
}

const alertOf = (again: Again | undefined): string => refusal(again?.notice ?? '', again?.wait)

function ended(
  end: SignInEnd,
  visit: DoorVisit,
  wrong: string,
  form: (again: Again) => DoorAnswer,
): DoorAnswer {
  switch (end.kind) {
    case 'signed-in':
      return { kind: 'go', location: visit.next, cookies: end.cookies }
    case 'second-factor':
      return { kind: 'go', location: doorAddress(visit, DOOR_PATHS.code), cookies: end.cookies }
    case 'wrong':
      return form({ status: 401, notice: wrong })
    case 'over': {
      const again = { status: 401, notice: words.over } as const
      return passwordForm(visit, NOTHING, again, doorAddress(visit, DOOR_PATHS.signIn))
    }
    case 'wait':
      return form({ status: 429, notice: words.wait(end.seconds), wait: end.seconds })
  }
}
