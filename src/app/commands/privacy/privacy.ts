import { type Command, Misused, onlyOne, parsedArgs, refuseMore } from '#framework/cli/command.ts'
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
import { type Opened, type SiteWork, withSite } from '../work/opened.ts'
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
  usage: USAGE,
  async run(args, context) {
    const parsed = parsedArgs(args, OPTIONS)
    return withSite(context, parsed.values.site, await chosen(parsed, context.terminal))
  },
}

type Parsed = ReturnType<typeof parsedArgs<typeof OPTIONS>>

/** What the arguments ask for. @throws {Misused} */
async function chosen({ values, positionals }: Parsed, terminal: Terminal): Promise<SiteWork> {
  const [action, ...rest] = positionals
  const forPerson = async (
    work: (opened: Opened, person: Asked) => Promise<number>,
  ): Promise<SiteWork> => {
    const argument = onlyOne(
      rest,
      'la personne : son courriel, son téléphone, ou son prénom et son nom entre guillemets',
    )
    const person = await personOf(argument)
    if (person !== null) return (opened) => work(opened, person)
    throw new Misused(
      `« ${argument} » n’est ni un courriel, ni un téléphone, ni un prénom suivi d’un nom.`,
    )
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
    case 'release': {
      const number = onlyOne(rest, 'le numéro de la demande')
      if (/^\d{1,9}$/.test(number)) return (opened) => release(opened, terminal, Number(number))
      throw new Misused(`« ${number} » n’est pas le numéro d’une demande.`)
    }
    default: {
      const work = withoutArgument(onlyOne([action ?? ''], 'l’action'), values, terminal)
      refuseMore(rest)
      return work
    }
  }
}

function withoutArgument(
  action: string,
  { csv = false, quarantine = false }: Parsed['values'],
  terminal: Terminal,
): SiteWork {
  switch (action) {
    case 'list':
      return (opened) => list(opened, terminal)
    case 'leads':
      return (opened) => listLeads(opened, terminal, { csv, quarantine })
    case 'purge':
      return (opened) => purge(opened, terminal)
    default:
      throw new Misused(`« ${action} » n’est pas une action de privacy.`)
  }
}
