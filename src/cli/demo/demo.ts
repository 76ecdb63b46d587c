import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ArchiveFault } from '#content/archive/archive-fault.ts'
import { refuseHalfRestored } from '#content/archive/swap-folder.ts'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { exclusively } from '#content/exclusively.ts'
import { migrate } from '#content/migrate.ts'
import { withoutServers } from '#content/serving-lock.ts'
import { fillEmpty } from '../../first-content.ts'
import type { Command } from '../command.ts'
import { type Installation, onInstallation } from '../installation.ts'
import { MISUSED } from '../site-work.ts'
import type { Terminal } from '../terminal.ts'

/** `vitrine demo`: the first content of an installation that holds none, because somebody asked for it. */
export const demo: Command = {
  args: '',
  summary: 'met le cabinet de démonstration dans une installation encore vide',
  run(args, context) {
    if (args.length > 0) {
      context.terminal.err('Usage : npx vitrine demo\n')
      return Promise.resolve(MISUSED)
    }
    return onInstallation(context, (installation) => fill(installation, context.terminal))
  },
}

async function fill({ env, dataDir, file }: Installation, terminal: Terminal): Promise<number> {
  await mkdir(dataDir, { recursive: true })
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
    const store = createContentStore(db)
    const isFilled = await exclusively(db, () => fillEmpty(db, store, join(dataDir, 'media')))
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
