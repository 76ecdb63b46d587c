import { join } from 'node:path'
import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import { refuseHalfRestored } from '#features/archive/store/files/stage-restore.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { makeFolder } from '#base/platform/installation/make-folder.ts'
import { exclusively } from '#base/platform/db/exclusively.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { withoutServers } from '#base/platform/db/serving-lock.ts'
import { fillEmpty } from '../../demo/first-content.ts'
import { type Command, Misused } from '#framework/cli/command.ts'
import { type Installation, onInstallation } from '#app/commands/work/installation.ts'
import { withSite } from '#app/commands/work/opened.ts'
import { makeDemoClient, removeDemoClient } from './demo-client.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

const REMOVE = '--remove'

const USAGE = `Usage : npx vitrine demo [client [--remove]]
                     met le cabinet de démonstration dans une installation encore vide
  client             y ouvre un compte de client d’essai, avec une page et des fichiers réservés ;
                     le mot de passe, tiré au sort, s’affiche une fois
  client --remove    retire le compte, la page et les fichiers
`

/** `vitrine demo`: the first content of an installation that holds none, because somebody asked for it. */
export const demo: Command = {
  args: '[client]',
  summary: 'met le cabinet de démonstration dans une installation encore vide ; un client d’essai',
  usage: USAGE,
  async run(args, context) {
    const [asked, option, ...more] = args
    if (asked === 'client' && more.length === 0 && (option ?? REMOVE) === REMOVE) {
      return withSite(context, undefined, (opened) =>
        option === REMOVE
          ? removeDemoClient(opened, context.terminal)
          : makeDemoClient(opened, context.terminal),
      )
    }
    if (args.length > 0) throw new Misused(`« ${args.join(' ')} » n’est pas connu.`)
    return onInstallation(context, (installation) => fill(installation, context.terminal))
  },
}

async function fill({ env, dataDir, file }: Installation, terminal: Terminal): Promise<number> {
  makeFolder(dataDir)
  refuseHalfRestored(dataDir)
  if (env.DATABASE_URL === undefined) {
    return withoutServers(null, dataDir, async () => fillAt({ file }, dataDir, terminal))
  }
  return fillAt({ databaseUrl: env.DATABASE_URL }, dataDir, terminal)
}

async function fillAt(
  location: Parameters<typeof openDatabase>[0],
  dataDir: string,
  terminal: Terminal,
): Promise<number> {
  const db = await openDatabase(location)
  try {
    await migrate(db)
    const stores = createStores(db)
    const isFilled = await exclusively(db, () => fillEmpty(db, stores, join(dataDir, 'media')))
    if (!isFilled) {
      throw new ArchiveFault(
        'Cette installation a déjà un site : rien n’a été fait. « npx vitrine site list » dit lesquels.',
      )
    }
    terminal.out(
      'Le cabinet de démonstration est en place. Ensuite : « npm start », puis « npx vitrine user ' +
        'create <courriel> --role super-admin » pour ouvrir le back-office.\n',
    )
    return 0
  } finally {
    await db.destroy()
  }
}
