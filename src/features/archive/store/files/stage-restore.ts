import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { storedPath } from '#base/core/address/stored-path.ts'
import { ArchiveFault } from '../format/archive-fault.ts'
import { syncFolder } from '../format/fsync.ts'

/** Folder of a data folder in which a restoration is prepared. */
const WORKPLACE = '.restore'

/** Is there from the first rename to the last. */
const MARK = 'swapping.json'

/**
 * What a restoration replaces in a data folder. Backups, written mails and the server's lock stay;
 * what is made from the content is made again.
 */
const REPLACED = [
  'vitrine.sqlite',
  'vitrine.sqlite-wal',
  'vitrine.sqlite-shm',
  'media',
  'uploads',
  'leads',
  'secret',
  'documents',
  'sharing',
  'provider-media',
]

/** What holds content when it is there: such a folder is not empty. */
const CONTENT = ['vitrine.sqlite', 'media', 'uploads', 'leads', 'secret']

/** A restoration was cut short while it exchanged files; the message (French) says what to do. */
export class HalfRestored extends Error {
  override name = 'HalfRestored'
}

const markSchema = z.object({ had: z.array(z.string()) })

const markOf = (dataDir: string): string => join(dataDir, WORKPLACE, MARK)

/** @throws HalfRestored when this folder holds parts of two installations */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return
  throw new HalfRestored(
    `Une restauration du dossier « ${dataDir} » a été interrompue : relancez « npx vitrine restore » ` +
      'avec son archive et --replace, qui remet d’abord l’ancien contenu en place.',
  )
}

/** Names of the content that lies in a folder. */
export async function contentIn(dataDir: string): Promise<string[]> {
  const names = new Set(await readdir(dataDir).catch(() => []))
  const found: string[] = []
  for (const name of CONTENT) {
    if (!names.has(name)) continue
    const isEmpty =
      (await readdir(storedPath(dataDir, 'listed', name)).catch(() => ['a file'])).length === 0
    if (!isEmpty) found.push(name)
  }
  return found
}

/**
 * An empty folder for what is restored, on the disk where it will stay.
 * @throws HalfRestored while the former content lies there
 */
export async function workplace(dataDir: string): Promise<string> {
  refuseHalfRestored(dataDir)
  await rm(join(dataDir, WORKPLACE), { recursive: true, force: true })
  const fresh = join(dataDir, WORKPLACE, 'new')
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  return fresh
}

/** A folder beside what is restored, for a database that is only tried. */
export async function scratchFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, WORKPLACE, 'tried')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Removes what was prepared, unless the former content still lies there. */
export async function removeWorkplace(dataDir: string): Promise<void> {
  if (existsSync(markOf(dataDir))) return
  await rm(join(dataDir, WORKPLACE), { recursive: true, force: true })
}

/**
 * Puts what was prepared in the place of what was there, which lies aside until `keep`. Killed
 * in between, the folder says so (`refuseHalfRestored`) and `undoHalf` brings the former back.
 * @throws ArchiveFault when a name can't be exchanged; then everything is as before
 */
export async function swapIn(dataDir: string): Promise<{ keep(): Promise<void> }> {
  const fresh = join(dataDir, WORKPLACE, 'new')
  const old = join(dataDir, WORKPLACE, 'old')
  await mkdir(old, { mode: 0o700 })
  const there = new Set(await readdir(dataDir))
  const had = REPLACED.filter((name) => there.has(name))
  await writeMark(dataDir, JSON.stringify({ had }))
  try {
    for (const name of had)
      await rename(storedPath(dataDir, 'listed', name), storedPath(old, 'listed', name))
    for (const name of await readdir(fresh))
      await rename(storedPath(fresh, 'listed', name), storedPath(dataDir, 'listed', name))
  } catch (cause) {
    await undoHalf(dataDir)
    throw new ArchiveFault(
      `Les fichiers de « ${dataDir} » ne peuvent pas être échangés ` +
        `(${cause instanceof Error ? cause.message : String(cause)}) : l’ancien contenu est de nouveau ` +
        'en place. Un sous-dossier monté à part doit être démonté le temps de la restauration.',
      { cause },
    )
  }
  await syncFolder(dataDir)
  return {
    async keep() {
      await rm(markOf(dataDir), { force: true })
      await syncFolder(join(dataDir, WORKPLACE))
      await removeWorkplace(dataDir)
    },
  }
}

/** Brings back what lay in a folder before a restoration that was cut short. @returns whether there was one */
export async function undoHalf(dataDir: string): Promise<boolean> {
  const text = await readFile(markOf(dataDir), 'utf8').catch(() => null)
  if (text === null) return false
  const had = new Set(markSchema.parse(JSON.parse(text)).had)
  const old = join(dataDir, WORKPLACE, 'old')
  for (const name of REPLACED) {
    const place = storedPath(dataDir, 'listed', name)
    const isAside = existsSync(storedPath(old, 'listed', name))
    // What was there and is not aside was not moved yet.
    if (isAside || !had.has(name)) await rm(place, { recursive: true, force: true })
    if (isAside) await rename(storedPath(old, 'listed', name), place)
  }
  await syncFolder(dataDir)
  await rm(markOf(dataDir), { force: true })
  return true
}

async function writeMark(dataDir: string, text: string): Promise<void> {
  const unfinished = `${markOf(dataDir)}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, markOf(dataDir))
  await syncFolder(join(dataDir, WORKPLACE))
}
