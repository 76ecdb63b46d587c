import { ACCOUNT_PATHS, DOOR_PATHS, passwordFault, TOKEN_FRAGMENT } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import { MAX_EMAIL, MAX_NAME } from '../../contract/sign-in.ts'
import { SIGN_IN } from '../../rules/sign-in-form.ts'
import type { LinkKind } from '../../service/accounts.ts'
import { choosePassword, type LinkOwner, openLink } from '../../service/links/chosen-password.ts'
import { askForLink } from '../../service/links/forgotten-password.ts'
import {
  accountOf,
  field,
  hidden,
  link,
  paragraph,
  refusal,
  submit,
  success,
} from './door-document.ts'
import {
  type Again,
  type DoorAnswer,
  type DoorPage,
  type DoorVisit,
  outcome,
  type Typed,
} from './door-page.ts'

const signInLink = (
  { base, caller }: DoorVisit,
  text: string,
  kind: 'button' | 'plain' = 'plain',
) =>
  // Clients sign in on the pages of their site, when the back office stands elsewhere.
  caller.door === 'clients' ? '' : link(base + DOOR_PATHS.signIn, text, kind)

/** Asks for a mail with a link to a new password; nobody learns whether an account exists. */
export const forgottenPage: DoorPage = {
  path: ACCOUNT_PATHS.forgot,
  isForStrangers: false,

  draw: async ({ sendsMail }, visit, typed, again) =>
    forgottenForm(visit, { typed, again, sendsMail }),

  async take(deps, visit, typed) {
    const email = typed(SIGN_IN.email).trim()
    if (email === '' || email.length > MAX_EMAIL) {
      const notice =
        email === ''
          ? 'Donnez l’adresse e-mail de votre compte.'
          : `L’adresse e-mail est trop longue : ${tooLong(email, MAX_EMAIL)}`
      const { sendsMail } = deps
      return forgottenForm(visit, { typed, again: { status: 422, notice }, sendsMail })
    }
    await askForLink(deps, visit, email)
    return {
      kind: 'page',
      title: deps.sendsMail ? 'Consultez votre messagerie' : 'Demande enregistrée',
      card: () =>
        success(`Si un compte existe pour ${email}, ${deps.sendsMail ? IS_SENT : IS_WRITTEN}`) +
        `<p class="ways">${signInLink(visit, 'Retour à la connexion')}</p>`,
    }
  },
}

const IS_SENT =
  'un message vient de partir avec un lien pour choisir un nouveau mot de passe. Regardez aussi dans les ' +
  'indésirables.'
/** The same whether the account exists or not, as what is sent is. */
const IS_WRITTEN =
  'un lien pour choisir un nouveau mot de passe attend dans un fichier du serveur : ce site n’envoie pas ' +
  'encore d’e-mails. Demandez-le à la personne qui s’occupe du site.'

interface Forgotten {
  typed: Typed
  again: Again | undefined
  sendsMail: boolean
}

const forgottenForm = (visit: DoorVisit, { typed, again, sendsMail }: Forgotten): DoorAnswer => ({
  kind: 'page',
  title: 'Mot de passe oublié',
  ...outcome(again),
  card: (form) =>
    refusal(again?.notice ?? '') +
    form() +
    paragraph(
      sendsMail
        ? 'Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe, ' +
            'ou pour entrer sans attendre avec le vôtre.'
        : 'Indiquez l’adresse de votre compte. Ce site n’envoie pas encore d’e-mails : le lien pour choisir ' +
            'un nouveau mot de passe vous sera donné par la personne qui s’occupe du site.',
    ) +
    field({
      label: 'Adresse e-mail',
      name: SIGN_IN.email,
      type: 'email',
      autocomplete: 'username',
      value: typed(SIGN_IN.email),
      most: MAX_EMAIL,
      isFirst: again === undefined,
    }) +
    `${submit(sendsMail ? 'Recevoir le lien' : 'Demander le lien', 'Envoi…')}</form>` +
    `<p class="ways">${signInLink(visit, 'Retour à la connexion')}</p>`,
})

/** Controls of the pages behind the link of a mail. */
const LINK = { token: 'jeton', link: 'lien', name: 'nom', chosen: 'choix' } as const

const WORDS = {
  invitation: { title: 'Bienvenue', done: 'Votre compte est prêt', password: 'Mot de passe' },
  reset: {
    title: 'Nouveau mot de passe',
    done: 'C’est enregistré',
    password: 'Nouveau mot de passe',
  },
} as const

/**
 * The page of a mail's link. Its token stands in the fragment, which no server sees: the script posts it
 * from there; without script the link is pasted. So it is in no log, history or referrer.
 */
const linkPage = (kind: LinkKind): DoorPage => ({
  path: ACCOUNT_PATHS[kind],
  isForStrangers: false,

  draw: async (_deps, _visit, typed, again) => pastedForm(kind, typed, again),

  async take(deps, visit, typed) {
    const token = typed(LINK.token) || pastedToken(typed(LINK.link))
    if (token === '') {
      return pastedForm(kind, typed, { status: 422, notice: NO_LINK })
    }
    const asked = { siteId: visit.site.id, caller: visit.caller }
    try {
      const { owner, cookie } = await openLink(deps, asked, token)
      if (owner.kind !== kind) return overPage(visit, kind, WRONG_LINK)
      const form = (again?: Again) => chosenForm(visit, owner, { token, typed, cookie, again })
      if (typed(LINK.chosen) === '') return form()
      const faults = faultsOf(owner, typed)
      if (faults !== null) return form(faults)
      const chosen = { token, password: typed(SIGN_IN.password) }
      const name = typed(LINK.name).trim()
      const cookies = [
        await choosePassword(deps, asked, kind === 'invitation' ? { ...chosen, name } : chosen),
      ]
      return donePage(visit, owner, cookies)
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      return overPage(visit, kind, cause.message)
    }
  },
})

/** Whoever was invited gives their name and chooses a password. */
export const invitationPage = linkPage('invitation')

/** A new password for whoever followed the link of the mail. */
export const resetPage = linkPage('reset')

const NO_LINK = 'Ce n’est pas un lien de nos messages : copiez-le en entier depuis le message reçu.'
const WRONG_LINK = 'Ce lien sert à autre chose : ouvrez celui du dernier message reçu.'

/** The token of a link as it stands in a mail. */
function pastedToken(text: string): string {
  const [, token = ''] = text.trim().split(`#${TOKEN_FRAGMENT}`, 2)
  return token
}

/** Before the token is known to the server, or when what was posted was not taken at all. */
const pastedForm = (kind: LinkKind, typed: Typed, again: Again | undefined): DoorAnswer => ({
  kind: 'page',
  title: WORDS[kind].title,
  ...outcome(again),
  card: (form) => {
    const token = typed(LINK.token)
    return (
      refusal(again?.notice ?? '') +
      form({ fragment: TOKEN_FRAGMENT }) +
      hidden(LINK.token, token) +
      (token === ''
        ? paragraph(
            'Ouvrez le lien du message que vous avez reçu. S’il vous mène ici, copiez-le et collez-le :',
          ) +
          field({
            label: 'Lien du message',
            name: LINK.link,
            type: 'text',
            autocomplete: 'off',
            value: typed(LINK.link),
          })
        : '') +
      `${submit('Continuer', 'Vérification du lien…')}</form>`
    )
  },
})

const overPage = (visit: DoorVisit, kind: LinkKind, notice: string): DoorAnswer => ({
  kind: 'page',
  title: WORDS[kind].title,
  status: 422,
  card: () =>
    refusal(notice) +
    `<p class="ways">${link(visit.base + ACCOUNT_PATHS.forgot, 'Demander un nouveau lien', 'button')}` +
    `${signInLink(visit, 'Se connecter')}</p>`,
})

/** What is wrong with what was chosen; `null` when nothing is. */
function faultsOf({ kind, holder }: LinkOwner, typed: Typed): Again | null {
  const name = typed(LINK.name).trim()
  const password = passwordFault(typed(SIGN_IN.password), holder.email)
  const named =
    kind === 'reset'
      ? null
      : name === ''
        ? 'Donnez votre prénom et votre nom.'
        : name.length > MAX_NAME
          ? `Prénom et nom : ${tooLong(name, MAX_NAME)}`
          : null
  const faults = {
    ...(named === null ? {} : { [LINK.name]: named }),
    ...(password === null ? {} : { [SIGN_IN.password]: password }),
  }
  const all = Object.values(faults)
  return all.length === 0 ? null : { status: 422, notice: all.join(' '), faults }
}

interface Chosen {
  token: string
  typed: Typed
  cookie: string
  again: Again | undefined
}

function chosenForm(
  visit: DoorVisit,
  { kind, holder }: LinkOwner,
  { token, typed, cookie, again }: Chosen,
): DoorAnswer {
  const isInvitation = kind === 'invitation'
  const home = holder.role === 'client' ? '/' : visit.base
  return {
    kind: 'page',
    title: WORDS[kind].title,
    cookies: [cookie],
    ...outcome(again),
    card: (form) =>
      refusal(again?.notice ?? '') +
      form() +
      hidden(LINK.token, token) +
      hidden(LINK.chosen, 'oui') +
      accountOf(holder.email) +
      (isInvitation
        ? field({
            label: 'Prénom et nom',
            name: LINK.name,
            type: 'text',
            autocomplete: 'name',
            value: again === undefined ? holder.name : typed(LINK.name),
            fault: again?.faults?.[LINK.name] ?? '',
          })
        : '') +
      field({
        label: WORDS[kind].password,
        name: SIGN_IN.password,
        type: 'password',
        autocomplete: 'new-password',
        help: '12 caractères au moins. Une phrase courte est facile à retenir.',
        fault: again?.faults?.[SIGN_IN.password] ?? '',
      }) +
      `${submit('Enregistrer', 'Enregistrement…')}</form>` +
      (isInvitation
        ? ''
        : paragraph(
            'Ce navigateur est maintenant reconnu pour ce compte : les essais que d’autres font ailleurs ne ' +
              'vous font plus attendre ici.',
            'help',
          ) + `<p class="ways">${link(home, 'Garder mon mot de passe et me connecter')}</p>`),
  }
}

function donePage({ base }: DoorVisit, { kind, holder }: LinkOwner, cookies: string[]): DoorAnswer {
  const isClient = holder.role === 'client'
  return {
    kind: 'page',
    title: WORDS[kind].done,
    cookies,
    card: () =>
      success('Votre mot de passe est enregistré.') +
      link(isClient ? '/' : base, isClient ? 'Aller sur le site' : 'Se connecter', 'button'),
  }
}
