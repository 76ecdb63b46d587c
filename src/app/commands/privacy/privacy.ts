import { type Command, parsedArgs } from '#framework/cli/command.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import {
  erasePerson,
  exportPerson,
  list,
  listLeads,
  noteContact,
  purge,
  release,
  unknown,
} from './actions.ts'
import type { Opened } from '../work/opened.ts'
import { type SiteWork, workOnSite } from '../work/site-work.ts'
import { personOf } from '#features/privacy/service/known-person.ts'
import type { Asked } from '#features/privacy/service/team-person.ts'

const USAGE = `Usage : npx vitrine privacy <action> [--site nom-d-hôte]
  list                                      le registre : finalités, durées, nombres
  leads [--csv] [--quarantine]              les demandes, ou leur tableau pour un tableur
  export <courriel, téléphone ou nom> [--out fichier]   tout ce qui concerne une personne, en JSON
  erase <courriel, téléphone ou nom> [--yes]   montre ce qui serait effacé ; --yes l’efface
                                            (« prénom nom » : une personne de l’équipe)
  contact <courriel ou téléphone>           note un échange aujourd’hui : les durées repartent
  purge                                     efface ce qui a passé sa durée (fait aussi chaque nuit)
  release <numéro>                          sort une demande de quarantaine
`

const OPTIONS = {
  csv: { type: 'boolean' },
  quarantine: { type: 'boolean' },
  out: { type: 'string' },
  site: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/** `vitrine privacy`: what the law asks of whoever keeps personal data. */
export const privacy: Command = {
  args: '<action>',
  summary: 'demandes et données personnelles : registre, export, effacement, purge',
  async run(args, context) {
    const parsed = parsedArgs(args, OPTIONS)
    const work = parsed && (await chosen(parsed, context.terminal))
    return workOnSite(context, { usage: USAGE, site: parsed?.values.site, work })
  },
}

type Parsed = NonNullable<ReturnType<typeof parsedArgs<typeof OPTIONS>>>

/** What the arguments ask for, or `null` when they can't be understood. */
async function chosen(
  { values, positionals }: Parsed,
  terminal: Terminal,
): Promise<SiteWork | null> {
  const [action, argument, ...more] = positionals
  if (more.length > 0) return null
  const forPerson = async (
    work: (opened: Opened, person: Asked) => Promise<number>,
  ): Promise<SiteWork | null> => {
    const person = await personOf(argument ?? '')
    return person === null ? null : (opened) => work(opened, person)
  }
  switch (action) {
    case 'export':
      return forPerson((opened, person) => exportPerson(opened, terminal, person, values.out))
    case 'erase':
      return forPerson((opened, person) =>
        erasePerson(opened, terminal, person, values.yes ?? false),
      )
    case 'contact':
      return forPerson(async (opened, person) =>
        // Somebody of the team is in no exchange with the firm.
        'name' in person ? unknown(terminal.err) : noteContact(opened, terminal, person),
      )
    case 'release':
      return /^\d{1,9}$/.test(argument ?? '')
        ? (opened) => release(opened, terminal, Number(argument))
        : null
    default:
      return argument === undefined ? withoutArgument(action, values, terminal) : null
  }
}

function withoutArgument(
  action: string | undefined,
  { csv = false, quarantine = false }: Parsed['values'],
  terminal: Terminal,
): SiteWork | null {
  switch (action) {
    case 'list':
      return (opened) => list(opened, terminal)
    case 'leads':
      return (opened) => listLeads(opened, terminal, { csv, quarantine })
    case 'purge':
      return (opened) => purge(opened, terminal)
    default:
      return null
  }
}
