import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import { type OpenArchive, openArchive } from '#features/archive/store/format/archive-reader.ts'
import {
  contentAt,
  restoreArchive,
  type RestoreStep,
} from '#features/archive/store/restore-archive.ts'
import { checkArchive } from '#features/archive/store/check-archive.ts'
import { undoHalf } from '#features/archive/store/files/stage-restore.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { freeBytes } from '#base/platform/db/free-bytes.ts'
import { makeFolder } from '#base/platform/installation/make-folder.ts'
import { withoutServers } from '#base/platform/db/serving-lock.ts'
import { type Command, onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { type Installation, onInstallation } from '../work/installation.ts'
import { progressOn, sizeText } from '#framework/cli/progress.ts'
import { tellUnread } from '../work/tell-unread.ts'
import type { CommandContext, Terminal } from '#framework/cli/terminal.ts'

const USAGE = `Usage : npx vitrine restore <fichier> [--replace]
  vérifie la sauvegarde, puis la met en place dans DATA_DIR et dans la base de DATABASE_URL (sans
  elle : SQLite), serveur arrêté ; tout ou rien
  --replace   prend la place de ce qui s’y trouve
`

/** `vitrine restore`: a backup into an empty machine. */
export const restore: Command = {
  args: '<fichier> [--replace]',
  summary: 'remet en place une sauvegarde, serveur arrêté',
  usage: USAGE,
  async run(args, context) {
    const { values, positionals } = parsedArgs(args, { replace: { type: 'boolean' } })
    const file = onlyOne(positionals, 'le fichier')
    const asked = { file, isReplacing: values.replace ?? false }
    return onInstallation(context, (installation) => bringBack(installation, context, asked))
  },
}

interface RestoreOptions {
  file: string
  isReplacing: boolean
}

async function bringBack(
  { env, dataDir }: Installation,
  { terminal, widgetFault }: CommandContext,
  { file, isReplacing }: RestoreOptions,
): Promise<number> {
  await using held = new AsyncDisposableStack()
  const archive = await openArchive(file)
  held.defer(() => archive.close())
  const progress = progressOn(terminal)
  held.defer(() => progress.end())
  const watch = (step: RestoreStep) => progress.at(stepText(step))
  makeFolder(dataDir)
  const room = await freeBytes(dataDir)
  const { head } = await checkArchive(archive, { kind: 'installation', room, watch })
  const postgres =
    env.DATABASE_URL === undefined ? null : await openDatabase({ databaseUrl: env.DATABASE_URL })
  held.defer(() => postgres?.destroy())
  const target = { dataDir, postgres }
  // Beside PostgreSQL the folder too is held, so that two commands never exchange its files at once.
  const { sums, unread } = await withoutServers(null, dataDir, () => {
    const work = async () => {
      if (await undoHalf(dataDir)) {
        terminal.err(
          'Une restauration interrompue a été défaite : l’ancien contenu est en place.\n',
        )
      }
      const found = await contentAt(target)
      if (found.length > 0 && !isReplacing) throw notEmpty(dataDir, found)
      return restoreArchive(archive, target, { watch, widgetFault })
    }
    return postgres === null ? work() : withoutServers(postgres, dataDir, work)
  })
  progress.end()
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  terminal.out(
    `Sauvegarde du ${head.at.slice(0, 10)} remise en place : ${sums.length} tables, ${rows} lignes, ` +
      'toutes relues et identiques. Démarrez le serveur ; chacun devra se reconnecter.\n',
  )
  tellUnread(terminal, unread)
  await warnOfSecret(archive, env.SECRET, terminal)
  return 0
}

const notEmpty = (dataDir: string, found: readonly string[]) =>
  new ArchiveFault(
    `« ${dataDir} » n’est pas vide (${found.join(', ')}) : rien n’a été changé. Ajoutez --replace ` +
      'pour que la sauvegarde en prenne la place, ou donnez un autre DATA_DIR.',
  )

/** What another secret than the backup's makes unreadable is told at once. */
async function warnOfSecret(
  archive: OpenArchive,
  ours: string | undefined,
  { err }: Terminal,
): Promise<void> {
  if (ours === undefined) return
  for await (const part of archive.parts({ maxBytes: Infinity })) {
    if (part.kind !== 'file') continue
    if (part.area !== 'secret') return
    const chunks: Uint8Array[] = []
    for await (const chunk of part.chunks) chunks.push(chunk)
    if (Buffer.concat(chunks).toString('utf8').trim() === ours) return
    err(
      'SECRET n’est pas celui de la sauvegarde (DATA_DIR/secret) : les seconds facteurs ne pourront ' +
        'pas être lus, et les liens déjà envoyés ne vaudront plus. Reprenez ce secret dans SECRET.\n',
    )
    return
  }
}

function stepText(step: RestoreStep): string {
  switch (step.kind) {
    case 'seal':
      return `Vérification : ${sizeText(step.done)} sur ${sizeText(step.total)}`
    case 'check':
      return `Vérification de ${step.name}…`
    case 'files':
      return `Fichier ${step.name}…`
    case 'rows':
      return `Table ${step.name}…`
    case 'place':
      return 'Mise en place…'
  }
}
