import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import {
  type ArchivedPlace,
  UNFINISHED_UPLOADS,
} from '#features/archive/store/files/stage-files.ts'
import { createStores } from '#app/stores.ts'
import {
  type ArchiveStep,
  writeArchive,
  type WrittenArchive,
} from '#features/archive/store/write-archive.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { installedSecret } from '#base/platform/installation/secret.ts'
import { type Command, Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import {
  type Installation,
  onInstallation,
  openInstalled,
  sentenceOf,
} from '../work/installation.ts'
import { progressOn, sizeText } from '#framework/cli/progress.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

const USAGE = `Usage : npx vitrine backup [--to fichier] [--keep nombre]
  sauvegarde la base, les médias, les modèles, les fichiers des demandes et le secret dans un seul
  fichier, à côté du serveur qui tourne ; sans --to, dans DATA_DIR/backups
  --keep n   ne garde que les n sauvegardes les plus récentes du dossier
`

const OPTIONS = { to: { type: 'string' }, keep: { type: 'string' } } as const

/** Names of backups, which sort by their instant. */
const NAME = /^vitrine-\d{8}T\d{6}Z\.tar\.gz$/

/** What a killed backup may have left, once it is this old in milliseconds. */
const LEFT_BEHIND = /^vitrine-.*\.unfinished$|^\.stage-[0-9a-f]+$/
const OLD = 24 * 3600 * 1000

/** `vitrine backup`: everything in one file, beside a running server. */
export const backup: Command = {
  args: '[--to fichier]',
  summary: 'sauvegarde toute l’installation dans un fichier, sans arrêter le serveur',
  usage: USAGE,
  async run(args, context) {
    const asked = parsed(args)
    return onInstallation(context, (installation) =>
      backUp(installation, context.terminal, asked, new Date()),
    )
  },
}

interface BackupOptions {
  to: string | undefined
  keep: number | undefined
}

function parsed(args: readonly string[]): BackupOptions {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  const { to, keep } = values
  refuseMore(positionals)
  if (to === '') throw new Misused('« --to » attend une valeur.')
  if (keep === undefined) return { to, keep }
  if (/^[1-9]\d{0,4}$/.test(keep)) return { to, keep: Number(keep) }
  throw new Misused(`« --keep ${keep} » : attendu, un nombre de 1 à 99999.`)
}

async function backUp(
  installation: Installation,
  terminal: Terminal,
  { to, keep }: BackupOptions,
  now: Date,
): Promise<number> {
  const { dataDir, env } = installation
  const folder = join(dataDir, 'backups')
  const instant = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const file = resolve(to ?? storedPath(folder, 'backup', `vitrine-${instant}.tar.gz`))
  await using held = new AsyncDisposableStack()
  const db = await openInstalled(installation)
  held.defer(() => db.destroy())
  await refuseExisting(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await sweep(folder, now)
  const stage = storedPath(folder, 'listed', `.stage-${randomBytes(6).toString('hex')}`)
  held.defer(() => rm(stage, { recursive: true, force: true }))
  const progress = progressOn(terminal)
  const written = await writeArchive(db, {
    kind: 'installation',
    file,
    stage,
    places: async () => placesOf(dataDir),
    secret: await installedSecret({ given: env.SECRET, dataDir }, createStores(db)),
    now,
    choose: (plans) => plans,
    progress: (step) => progress.at(stepText(step)),
  }).finally(() => progress.end())
  tell(terminal, file, written)
  await writeStamp(folder, now, { bytes: written.bytes, keep }).catch((cause: unknown) =>
    terminal.err(`${stampLeft(cause, dataDir)}\n`),
  )
  if (keep !== undefined) await removeOlder(dirname(file), keep, terminal)
  return 0
}

/** What an installation keeps in files. */
const placesOf = (dataDir: string): ArchivedPlace[] => [
  { area: 'media', path: join(dataDir, 'media'), skip: UNFINISHED_UPLOADS },
  { area: 'uploads', path: join(dataDir, 'uploads') },
  { area: 'leads', path: join(dataDir, 'leads') },
]

/** @throws ArchiveFault: a backup never takes the place of another file */
export async function refuseExisting(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  throw new ArchiveFault(`« ${file} » existe déjà : donnez un autre nom, ou supprimez-le d’abord.`)
}

export const stepText = (step: ArchiveStep): string =>
  step.kind === 'table'
    ? `Lecture de la table ${step.name}…`
    : `Fichiers : ${sizeText(step.done)} sur ${sizeText(step.total)}`

/** The backup is whole all the same. */
const stampLeft = (cause: unknown, dataDir: string): string =>
  'La sauvegarde est entière, mais le tableau de bord n’en saura rien. ' +
  (sentenceOf(cause, dataDir) ?? String(cause))

/** What the board of the back office reads, and whoever asks how long a backup stays. */
async function writeStamp(
  folder: string,
  now: Date,
  stamp: { bytes: number; keep: number | undefined },
): Promise<void> {
  const at = `${now.toISOString().slice(0, 19)}Z`
  const unfinished = join(folder, 'last.json.unfinished')
  const text = `${JSON.stringify({ at, ...stamp })}\n`
  try {
    await writeFile(unfinished, text, { flush: true, mode: 0o600 })
    await rename(unfinished, join(folder, 'last.json'))
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw Object.assign(cause instanceof Error ? cause : new Error(String(cause)), { path: folder })
  }
}

function tell(
  terminal: Terminal,
  file: string,
  { bytes, rows, files, gone }: WrittenArchive,
): void {
  terminal.out(
    `Sauvegarde écrite : « ${file} », ${sizeText(bytes)} (${rows} lignes, ${files} fichiers).\n` +
      'Elle contient le secret et les données personnelles : gardez-la comme eux.\n',
  )
  if (gone.length === 0) return
  terminal.err(
    `Ont disparu pendant la lecture, et n’y sont pas : ${gone.slice(0, 5).join(', ')}` +
      `${gone.length > 5 ? ` et ${gone.length - 5} autres` : ''}.\n`,
  )
}

async function removeOlder(folder: string, keep: number, { out }: Terminal): Promise<void> {
  const names = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  for (const name of names.slice(keep)) {
    await rm(storedPath(folder, 'listed', name), { force: true })
    out(`Ancienne sauvegarde supprimée : « ${name} ».\n`)
  }
}

/** Removes what killed backups left; one that is under way is younger. */
async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!LEFT_BEHIND.test(name)) continue
    const found = await stat(storedPath(folder, 'listed', name)).catch(() => null)
    if (found === null || now.getTime() - found.mtimeMs < OLD) continue
    await rm(storedPath(folder, 'listed', name), { recursive: true, force: true })
  }
}
