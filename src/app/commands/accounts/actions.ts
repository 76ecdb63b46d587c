import type { AccountHolder } from '#features/accounts/store/account-holders.ts'
import type { Stores } from '#app/stores.ts'
import type { AuditNote } from '#base/core/account.ts'
import { ContentError } from '#base/core/content-error.ts'
import { type AccountRole, ROLE_NAMES } from '#base/core/account.ts'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import type { Opened } from '../work/opened.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

/** Who did what is done here, for the audit log. */
const OPERATOR = { id: '', name: 'npx vitrine user' }

/** The accounts of a site: a line each. */
export async function list({ stores, site }: Opened, { out }: Terminal): Promise<number> {
  const holders = await stores.accounts.list(site.id)
  for (const holder of holders) out(`${lineOf(holder)}\n`)
  if (holders.length === 0) {
    out('Aucun compte. Ouvrez le premier : npx vitrine user create <courriel> --role super-admin\n')
  }
  return 0
}

/** One account on one line: no name can move the terminal's cursor. */
function lineOf(holder: AccountHolder): string {
  const { email, name, role, isDisabled, hasPassword, secondFactor, lastSignInAt } = holder
  const parts = [
    email,
    name,
    role === null ? '' : ROLE_NAMES[role].toLowerCase(),
    isDisabled ? 'désactivé' : hasPassword ? '' : 'mot de passe à choisir',
    secondFactor ? 'second facteur' : '',
    lastSignInAt === '' ? 'jamais venu' : `venu le ${numericDate(lastSignInAt, 'fr-FR')}`,
  ]
  return parts.filter(Boolean).join(', ').replace(/\p{C}/gu, ' ')
}

export const changeRole = (opened: Opened, terminal: Terminal, email: string, role: AccountRole) =>
  forAccount(opened, terminal, email, async (holder) => {
    const note = { action: 'user.change', before: { role: holder.role }, after: { role } }
    await noted(opened, holder, note, (trx) =>
      trx.accounts.setRole(opened.site.id, holder.id, role),
    )
    terminal.out(`${holder.email} : ${ROLE_NAMES[role].toLowerCase()}.\n`)
  })

export const disable = (opened: Opened, terminal: Terminal, email: string) =>
  forAccount(opened, terminal, email, async (holder) => {
    const at = new Date().toISOString()
    await noted(opened, holder, { action: 'user.disable' }, (trx) =>
      trx.accounts.disable(holder.id, at),
    )
    terminal.out(`${holder.email} : compte désactivé, sessions terminées.\n`)
  })

export const enable = (opened: Opened, terminal: Terminal, email: string) =>
  forAccount(opened, terminal, email, async (holder) => {
    await noted(opened, holder, { action: 'user.enable' }, (trx) =>
      trx.accounts.disable(holder.id, null),
    )
    terminal.out(`${holder.email} : compte réactivé.\n`)
  })

/** Finds an account of the site and works on it; what can't be done is told. @returns the exit code */
export async function forAccount(
  { stores, site }: Opened,
  { err }: Terminal,
  email: string,
  work: (holder: AccountHolder) => Promise<void>,
): Promise<number> {
  const holder = await stores.accounts.find(site.id, { email })
  if (holder === null || holder.role === null) {
    err(
      `« ${email} » n’a pas de compte sur « ${site.name} ». La liste : npx vitrine user list ; ` +
        'un nouveau compte : npx vitrine user create.\n',
    )
    return 1
  }
  try {
    await work(holder)
    return 0
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    err(`${cause.message}\n`)
    return 1
  }
}

/** Does something and notes it in the audit log, both or neither. */
export const noted = <T>(
  { stores, site }: Opened,
  { id, name }: { id: string; name: string },
  note: Omit<AuditNote, 'subject' | 'title'>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> =>
  stores.atomically(async (trx) => {
    const result = await work(trx)
    await trx.audit.add(site.id, OPERATOR, { ...note, subject: `user:${id}`, title: name })
    return result
  })
