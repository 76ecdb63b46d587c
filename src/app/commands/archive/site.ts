import { type Command, Misused } from '#framework/cli/command.ts'
import { create } from './create.ts'
import { exportSite } from './export.ts'
import { hosts, makeDefault } from './hosts.ts'
import { importSite } from './import.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import type { SiteAction } from './action.ts'

/** What can be done, by its word, in the order of the usage. */
const ACTIONS: Readonly<Record<string, SiteAction>> = {
  list,
  create,
  hosts,
  default: makeDefault,
  remove,
  export: exportSite,
  import: importSite,
}

const USAGE = `Usage : npx vitrine site <action>
${Object.values(ACTIONS)
  .map(({ usage }) => usage)
  .join('')}Un <site> est son numéro ou l’un de ses hôtes.
`

/** `vitrine site`: the firms of one server. */
export const site: Command = {
  args: '<action>',
  summary: 'sites des cabinets : liste, création d’après un modèle, hôtes, suppression, export',
  usage: USAGE,
  async run([word = '', ...args], context) {
    const action = Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined
    if (action !== undefined) return action.run(args, context)
    throw new Misused(
      word === '' ? 'Il manque l’action.' : `« ${word} » n’est pas une action de site.`,
    )
  },
}
