import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import { syncFolder } from '#features/archive/store/format/fsync.ts'
import { moveDatabase } from '#features/archive/store/move-database.ts'
import type { TableSum } from '#features/archive/store/format/table-sum.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import { makeFolder } from '#base/platform/installation/make-folder.ts'
import { withoutServers } from '#base/platform/db/serving-lock.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { type Command, Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { type Installation, onInstallation, openInstalled } from '../work/installation.ts'
import { progressOn } from '#framework/cli/progress.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

const USAGE = `Usage : npx vitrine move --to <adresse>
  copie la base de cette installation dans une base vide, serveur arrêté, et relit chaque table :
  --to postgres://utilisateur:motdepasse@serveur:5432/base
  --to sqlite:/chemin/d-un-dossier        y écrit vitrine.sqlite
  les médias, modèles et fichiers restent dans DATA_DIR
`

/** Where a database goes. */
type Destination = { databaseUrl: string } | { folder: string }

/** `vitrine move`: from SQLite to PostgreSQL or back, proved equal. */
export const move: Command = {
  args: '--to <adresse>',
  summary: 'déménage la base de SQLite à PostgreSQL ou l’inverse, serveur arrêté',
  usage: USAGE,
  async run(args, context) {
    const to = destinationOf(args)
    return onInstallation(context, (installation) => moveTo(installation, context.terminal, to))
  },
}

function destinationOf(args: readonly string[]): Destination {
  const { values, positionals } = parsedArgs(args, { to: { type: 'string' } })
  refuseMore(positionals)
  const { to } = values
  if (to === undefined) throw new Misused('Il manque --to.')
  if (/^postgres(?:ql)?:\/\//.test(to)) return { databaseUrl: to }
  const [, folder] = /^sqlite:(.+)$/.exec(to) ?? []
  if (folder !== undefined) return { folder: resolve(folder) }
  throw new Misused('« --to » attend une adresse qui commence par postgres:// ou sqlite:.')
}

async function moveTo(
  installation: Installation,
  terminal: Terminal,
  to: Destination,
): Promise<number> {
  await using held = new AsyncDisposableStack()
  const from = await openInstalled(installation)
  held.defer(() => from.destroy())
  const progress = progressOn(terminal)
  held.defer(() => progress.end())
  const copied = ({ name }: TableSum) => progress.at(`Table ${name} copiée et relue`)
  const sums = await withoutServers(from, installation.dataDir, () =>
    'folder' in to
      ? intoFolder(from, to.folder, copied)
      : intoPostgres(from, to.databaseUrl, copied),
  )
  progress.end()
  terminal.out(tableOf(sums))
  terminal.out(nextSteps(installation, to))
  return 0
}

async function intoPostgres(
  from: Database,
  databaseUrl: string,
  copied: (sum: TableSum) => void,
): Promise<TableSum[]> {
  const db = await openDatabase({ databaseUrl })
  try {
    return await withoutServers(db, '', () => moveDatabase(from, db, copied))
  } finally {
    await db.destroy()
  }
}

/** Under a temporary name until it is whole. */
async function intoFolder(
  from: Database,
  folder: string,
  copied: (sum: TableSum) => void,
): Promise<TableSum[]> {
  const file = join(folder, 'vitrine.sqlite')
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new ArchiveFault(`« ${file} » existe déjà : donnez un autre dossier.`)
  makeFolder(folder)
  const unfinished = storedPath(
    folder,
    'listed',
    `.vitrine-${randomBytes(6).toString('hex')}.sqlite`,
  )
  try {
    const db = await openDatabase({ file: unfinished })
    let sums: TableSum[]
    try {
      sums = await moveDatabase(from, db, copied)
    } finally {
      await db.destroy()
    }
    const handle = await open(unfinished, 'r')
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
    await syncFolder(folder)
    return sums
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(unfinished + end, { force: true })
  }
}

function tableOf(sums: readonly TableSum[]): string {
  const name = Math.max(...sums.map((sum) => sum.name.length))
  const lines = sums.map(
    (sum) => `  ${sum.name.padEnd(name)} ${String(sum.rows).padStart(8)}  ${sum.sha256}\n`,
  )
  return `Tables, lignes et SHA-256, les mêmes des deux côtés :\n${lines.join('')}`
}

function nextSteps({ env, dataDir }: Installation, to: Destination): string {
  if ('folder' in to) {
    return (
      `La base est dans « ${to.folder} ». Retirez DATABASE_URL, donnez ce dossier à DATA_DIR ` +
      `(avec media, uploads, leads et secret de « ${dataDir} »), puis démarrez le serveur.\n`
    )
  }
  const secret =
    env.SECRET === undefined ? ` et SECRET (le contenu de « ${join(dataDir, 'secret')} »)` : ''
  return (
    `Donnez maintenant DATABASE_URL${secret} au serveur, en gardant DATA_DIR, puis démarrez-le. ` +
    'L’ancienne base n’a pas changé : mettez-la de côté, rien ne l’écrit plus.\n'
  )
}
