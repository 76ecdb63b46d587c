import { type Command, Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { type SiteWork, withSite } from '../work/opened.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

/** Days looked back unless said. */
const DAYS = 30

/** Queries printed. */
const SHOWN = 200

const DAY = 86_400_000

const USAGE = `Usage : npx vitrine search [--days N] [--site nom-d-hôte]
  ce que les visiteurs ont cherché depuis N jours (30), d’abord ce qui n’a rien donné
`

const OPTIONS = { days: { type: 'string' }, site: { type: 'string' } } as const

/** `vitrine search`: what visitors looked for, for whoever writes the pages. */
export const search: Command = {
  args: '[--days N]',
  summary: 'ce que les visiteurs ont cherché, d’abord ce qui n’a rien donné',
  usage: USAGE,
  async run(args, context) {
    const { values, positionals } = parsedArgs(args, OPTIONS)
    refuseMore(positionals)
    return withSite(context, values.site, printed(daysOf(values.days), context.terminal))
  },
}

/** A number of days that makes sense. @throws {Misused} */
function daysOf(text = String(DAYS)): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= 10_000) return days
  throw new Misused(`« --days ${text} » : attendu, un nombre de jours, de 1 à 10000.`)
}

const printed =
  (days: number, terminal: Terminal): SiteWork =>
  async ({ stores, site }) => {
    const since = new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
    const queries = await stores.search.queries(site.id, since, SHOWN)
    if (queries.length === 0) terminal.out('Aucune recherche n’a été notée.\n')
    for (const { query, askings, results } of queries) {
      terminal.out(`${String(askings).padStart(5)} ×  ${found(results).padEnd(16)} ${query}\n`)
    }
    return 0
  }

const found = (results: number): string =>
  results === 0 ? 'rien' : `${results} ${results === 1 ? 'résultat' : 'résultats'}`
