import { createStores } from '#app/stores.ts'
import { installedSecret, markOf } from '#base/platform/installation/secret.ts'
import { type Command, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { type Installation, onInstallation, openInstalled } from '../work/installation.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

const USAGE = `Usage : npx vitrine secret [--accept]
  dit si le secret de cette installation est celui avec lequel la base a été écrite
  --accept   l’ancien est perdu : celui-ci est désormais le bon
`

const OTHER = `Ce secret n’est pas celui avec lequel la base a été écrite. Avec lui :
  - qui a un second facteur ne peut plus entrer : npx vitrine user reset-link <courriel> --drop-second-factor
  - tout le monde se connecte de nouveau
  - les liens de désinscription et de confirmation des lettres déjà envoyées n’ouvrent plus rien
Si l’ancien existe encore (une sauvegarde : tar xzOf <sauvegarde> files/secret), redonnez-le.
S’il est perdu : npx vitrine secret --accept
`

/** `vitrine secret`: whether it is the one of this database, and how to go on with another one. */
export const secret: Command = {
  args: '[--accept]',
  summary: 'dit si le secret est celui de la base, et prend acte d’un nouveau',
  usage: USAGE,
  async run(args, context) {
    const { values, positionals } = parsedArgs(args, { accept: { type: 'boolean' } })
    refuseMore(positionals)
    return onInstallation(context, (installation) =>
      compare(installation, context.terminal, values.accept ?? false),
    )
  },
}

async function compare(
  installation: Installation,
  terminal: Terminal,
  isAccepted: boolean,
): Promise<number> {
  const db = await openInstalled(installation)
  try {
    const { secretMark } = createStores(db)
    const place = { given: installation.env.SECRET, dataDir: installation.dataDir }
    const mark = markOf(await installedSecret(place, { secretMark }))
    if (isAccepted) {
      await secretMark.note(mark)
      terminal.out('Ce secret est désormais celui de cette installation.\n')
      return 0
    }
    const isSame = [null, mark].includes(await secretMark.read())
    if (isSame) terminal.out('Ce secret est celui de cette installation.\n')
    else terminal.err(OTHER)
    return isSame ? 0 : 1
  } finally {
    await db.destroy()
  }
}
