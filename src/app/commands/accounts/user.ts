import { ACCOUNT_ROLES, type AccountRole, ROLE_NAMES } from '#base/core/account.ts'
import { type Command, parsedArgs } from '#framework/cli/command.ts'
import { type SiteWork, workOnSite } from '../work/site-work.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import { changeRole, disable, enable, list } from './actions.ts'
import { create, resetLink } from './passwords.ts'

const USAGE = `Usage : npx vitrine user <action> [--site nom-d-hôte]
  list                               qui a un compte sur le site
  create <courriel> --role <rôle> [--name <nom>] [--link | --password-stdin]
                                     ouvre un compte ; le mot de passe est demandé, choisi derrière
                                     un lien (--link) ou lu sur l’entrée (--password-stdin)
  role <courriel> <rôle>             change le rôle
  disable <courriel>                 désactive le compte et termine ses sessions
  enable <courriel>                  le réactive
  reset-link <courriel> [--drop-second-factor]
                                     affiche un lien pour choisir un mot de passe, et retire le
                                     second facteur de qui a perdu son téléphone et ses codes
Rôles : ${ACCOUNT_ROLES.map((role) => `${role} (${ROLE_NAMES[role].toLowerCase()})`).join(', ')}
`

const OPTIONS = {
  role: { type: 'string' },
  name: { type: 'string' },
  link: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
  'drop-second-factor': { type: 'boolean' },
  site: { type: 'string' },
} as const

/** `vitrine user`: accounts from the operator's terminal. */
export const user: Command = {
  args: '<action>',
  summary: 'comptes du back-office et des clients : liste, création, rôle, mot de passe',
  async run(args, context) {
    const parsed = parsedArgs(args, OPTIONS)
    const work = parsed && chosen(parsed, context.terminal)
    return workOnSite(context, { usage: USAGE, site: parsed?.values.site, work })
  },
}

type Parsed = NonNullable<ReturnType<typeof parsedArgs<typeof OPTIONS>>>

/** Options that an action takes beside `--site`. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  create: ['role', 'name', 'link', 'password-stdin'],
  'reset-link': ['drop-second-factor'],
}

/** What the arguments ask for, or `null` when they can't be understood. */
function chosen({ values, positionals }: Parsed, terminal: Terminal): SiteWork | null {
  const [action = '', email = '', ...more] = positionals
  const taken = Object.hasOwn(TAKEN, action) ? (TAKEN[action] ?? []) : []
  const isForeign = Object.keys(values).some((name) => name !== 'site' && !taken.includes(name))
  const [word, ...others] = more
  if (isForeign || others.length > 0 || (word !== undefined && action !== 'role')) return null
  if (action === 'list') return email === '' ? (opened) => list(opened, terminal) : null
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null
  const role = roleOf(action === 'role' ? word : values.role)
  switch (action) {
    case 'create': {
      const asked = values['password-stdin'] === true ? 'stdin' : values.link ? 'link' : 'ask'
      if (role === null || (values.link && asked === 'stdin')) return null
      const account = {
        email: email.toLowerCase(),
        name: values.name?.trim() || nameOf(email),
        role,
      }
      return (opened) => create(opened, terminal, account, asked)
    }
    case 'role':
      return role === null ? null : (opened) => changeRole(opened, terminal, email, role)
    case 'disable':
      return (opened) => disable(opened, terminal, email)
    case 'enable':
      return (opened) => enable(opened, terminal, email)
    case 'reset-link': {
      const isDropped = values['drop-second-factor'] ?? false
      return (opened) => resetLink(opened, terminal, email, isDropped)
    }
    default:
      return null
  }
}

const roleOf = (word: string | undefined): AccountRole | null =>
  ACCOUNT_ROLES.find((role) => role === word) ?? null

const nameOf = (email: string): string => email.replace(/@.*/, '')
