import { resolve } from 'node:path'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import type { Accounts } from '#features/accounts/service/accounts.ts'
import { ContentError } from '#base/core/content-error.ts'
import { type AccountRole, passwordFault } from '#base/core/account.ts'
import { freshLink } from '#features/accounts/service/links/mail-links.ts'
import { type NewAccount, writeAccount } from '#features/accounts/service/new-account.ts'
import { adminHostOf } from '#base/platform/http/admin-host.ts'
import { accountOriginOf } from '#base/platform/http/site-origin.ts'
import { accountSecret, installedSecret } from '#base/platform/installation/secret.ts'
import type { Opened } from '../work/opened.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import { forAccount, noted } from './actions.ts'

/** How the password of a new account comes. */
type Way = 'ask' | 'stdin' | 'link'

/** Opens an account. */
export async function create(
  opened: Opened,
  terminal: Terminal,
  account: Omit<NewAccount, 'hash'>,
  way: Way,
): Promise<number> {
  const { stores, site } = opened
  const known = await stores.accounts.find(site.id, account)
  if (known !== null && known.role !== null) {
    terminal.err(
      `« ${account.email} » a déjà un compte sur « ${site.name} ». Pour changer son rôle : ` +
        'npx vitrine user role.\n',
    )
    return 1
  }
  // Who comes from another site of the agency keeps the password.
  const isKept = known?.hasPassword ?? false
  const password = isKept || way === 'link' ? null : await typed(terminal, account.email, way)
  if (password === '') return 1
  const accounts = await accountsOf(opened)
  const hash = password === null ? null : await accounts.hashPassword(password)
  const note = { action: 'user.create', after: { email: account.email, role: account.role } }
  const about = { id: account.email, name: account.name }
  const href = await noted(opened, about, note, async (trx) => {
    const id = await writeAccount(accounts, trx, site.id, { ...account, hash })
    if (way !== 'link' || isKept) return null
    const made = await madeNow({ ...opened, stores: trx }, account)
    return (await freshLink(accounts, trx, 'invitation', { id }, made)).href
  })
  terminal.out(`Compte ouvert : ${account.email}.\n`)
  if (href !== null) terminal.out(`Lien pour choisir le mot de passe, sept jours :\n${href}\n`)
  return 0
}

/** Prints a link with which somebody chooses another password. */
export const resetLink = (
  opened: Opened,
  terminal: Terminal,
  email: string,
  dropsSecondFactor: boolean,
): Promise<number> =>
  forAccount(opened, terminal, email, async (holder) => {
    if (holder.isDisabled) {
      throw new ContentError(`Le compte est désactivé : npx vitrine user enable ${email} d’abord.`)
    }
    const accounts = await accountsOf(opened)
    const href = await noted(opened, holder, { action: 'user.reset-link' }, async (trx) => {
      if (dropsSecondFactor) await trx.accounts.removeSecondFactor(holder.id)
      const made = await madeNow({ ...opened, stores: trx }, holder)
      return (await freshLink(accounts, trx, 'reset', holder, made)).href
    })
    if (dropsSecondFactor) terminal.out('Second facteur retiré.\n')
    terminal.out(`Lien pour choisir un mot de passe, une heure :\n${href}\n`)
  })

/** The password that somebody types or sends; empty, with the reason told, when it can't be taken. */
async function typed({ err, secret }: Terminal, email: string, way: Way): Promise<string> {
  const password = (await secret?.(way === 'ask' ? 'Mot de passe : ' : null)) ?? null
  if (password === null) {
    err(
      'Aucun terminal où demander le mot de passe : envoyez-le avec --password-stdin, ou demandez ' +
        'un lien avec --link.\n',
    )
    return ''
  }
  const fault = passwordFault(password, email)
  if (fault === null) return password
  err(`${fault}\n`)
  return ''
}

export async function accountsOf({
  env,
  stores,
}: Pick<Opened, 'env' | 'stores'>): Promise<Accounts> {
  const place = { given: env.SECRET, dataDir: resolve(env.DATA_DIR) }
  const secret = accountSecret(await installedSecret(place, stores))
  return accountsOnDemand({ database: stores.accounts.database, secret, issuer: 'Vitrine' })()
}

/** Where links lead: the installation for who is of the agency, else the site; else this machine. */
async function madeNow(
  { env, site, stores }: Opened,
  { role }: { role: AccountRole | null },
): Promise<{ origin: string; now: Date }> {
  const deps = {
    publicUrl: env.PUBLIC_URL ?? null,
    listeningOrigin: () => `http://localhost:${env.PORT}`,
    adminHost: adminHostOf(env),
  }
  return { origin: await accountOriginOf(deps, stores, site, { role }), now: new Date() }
}
