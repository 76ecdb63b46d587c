import { nameOfAddress } from '#features/accounts/rules/name-of-address.ts'
import { ACCOUNT_ROLES, type AccountRole, ROLE_NAMES } from '#base/core/account.ts'
import { type Command, Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { type SiteWork, withSite } from '../work/opened.ts'
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
  usage: USAGE,
  async run(args, context) {
    const parsed = parsedArgs(args, OPTIONS)
    return withSite(context, parsed.values.site, chosen(parsed, context.terminal))
  },
}

type Parsed = ReturnType<typeof parsedArgs<typeof OPTIONS>>

/** Actions, with the options that each takes beside `--site`. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  list: [],
  create: ['role', 'name', 'link', 'password-stdin'],
  role: [],
  disable: [],
  enable: [],
  'reset-link': ['drop-second-factor'],
}

/** What the arguments ask for. @throws {Misused} */
function chosen({ values, positionals }: Parsed, terminal: Terminal): SiteWork {
  const [action = '', ...rest] = positionals
  const taken = Object.hasOwn(TAKEN, action) ? TAKEN[action] : undefined
  if (action === '') throw new Misused('Il manque l’action.')
  if (taken === undefined) throw new Misused(`« ${action} » n’est pas une action de user.`)
  const foreign = Object.keys(values).find((name) => name !== 'site' && !taken.includes(name))
  if (foreign) throw new Misused(`« --${foreign} » n’est pas une option de « ${action} ».`)
  if (action === 'list') {
    refuseMore(rest)
    return (opened) => list(opened, terminal)
  }
  const [email = '', ...words] = rest
  if (email === '') throw new Misused('Il manque le courriel.')
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Misused(`« ${email} » n’est pas un courriel.`)
  const [word, ...more] = action === 'role' ? words : ['', ...words]
  refuseMore(more)
  switch (action) {
    case 'create': {
      const asked = values['password-stdin'] === true ? 'stdin' : values.link ? 'link' : 'ask'
      if (values.link && asked === 'stdin') {
        throw new Misused('« --link » et « --password-stdin » s’excluent.')
      }
      const account = {
        email: email.toLowerCase(),
        name: values.name?.trim() || nameOfAddress(email),
        role: roleOf(values.role, '--role'),
      }
      return (opened) => create(opened, terminal, account, asked)
    }
    case 'role': {
      const role = roleOf(word, 'le rôle')
      return (opened) => changeRole(opened, terminal, email, role)
    }
    case 'disable':
      return (opened) => disable(opened, terminal, email)
    case 'enable':
      return (opened) => enable(opened, terminal, email)
    default: {
      const isDropped = values['drop-second-factor'] ?? false
      return (opened) => resetLink(opened, terminal, email, isDropped)
    }
  }
}

function roleOf(word: string | undefined, missing: string): AccountRole {
  const role = ACCOUNT_ROLES.find((known) => known === word)
  if (role !== undefined) return role
  throw new Misused(word ? `« ${word} » n’est pas un rôle.` : `Il manque ${missing}.`)
}
