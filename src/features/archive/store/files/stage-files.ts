import { type BigIntStats, constants } from 'node:fs'
import {
  copyFile,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rm,
} from 'node:fs/promises'
import { dirname } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'
import { ArchiveFault } from '../format/archive-fault.ts'
import { archivedPath, type Area, fileName, isPath } from '../format/archive-format.ts'
import type { FileSource } from '../format/archive-writer.ts'

/** A file that is to be archived. */
export interface StagedFile {
  /** Name of its entry. */
  name: string
  /** Where it is read: a second name of the same file, or the file itself. */
  path: string
  bytes: number
}

/** A folder or a file that is archived with what lies below it. */
export interface ArchivedPlace {
  area: Area
  /** Path of the place below the area, empty for the area itself. */
  below?: string
  path: string
  /** Paths below the area that stay out. */
  skip?: RegExp
}

/** Unfinished uploads of the media library, below the media or below one site's. */
export const UNFINISHED_UPLOADS = /^(?:\.sites\/\d+\/)?incoming(?:\/|$)/

/** Endings of files that somebody is just writing. */
const UNFINISHED = /\.unfinished$/

/** How often a folder that changes while it is listed is listed again. */
const ATTEMPTS = 8

/**
 * Gives every file of some places a second name in a folder of its own, at the instant of `snapshot`:
 * listed before and after it, and again while the two differ. A hard link costs no room, and what is
 * replaced or removed afterwards stays readable. Where there are none the file itself is read.
 * Symbolic links are not followed.
 */
export async function stageAround<T>(
  places: (snapshot: T | null) => Promise<readonly ArchivedPlace[]>,
  stage: string,
  snapshot: () => Promise<T>,
  undo: (value: T) => Promise<void>,
): Promise<{ files: StagedFile[]; value: T }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await listed(await places(null))
    const value = await snapshot()
    try {
      await mkdir(stage, { recursive: true, mode: 0o700 })
      const files = await linked(before, stage)
      const after = await listed(await places(value))
      if (marksOf(before) === marksOf(after)) return { files, value }
      if (attempt === ATTEMPTS) {
        // A folder that never rests: with what came meanwhile, for a file is written before its row.
        const known = new Set(before.map(({ name }) => name))
        const others = await linked(
          after.filter(({ name }) => !known.has(name)),
          stage,
        )
        const all = [...files, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1))
        return { files: all, value }
      }
    } catch (cause) {
      await undo(value)
      throw cause
    }
    await undo(value)
    await rm(stage, { recursive: true, force: true })
  }
}

interface Found {
  name: string
  place: { area: Area; path: string }
  path: string
  mark: string
  bytes: number
}

async function listed(places: readonly ArchivedPlace[]): Promise<Found[]> {
  const found: Found[] = []
  const visit = async (place: ArchivedPlace, below: string, path: string): Promise<void> => {
    const { area, skip } = place
    if (skip?.test(below) === true) return
    const stats = await lstat(path, { bigint: true }).catch(() => null)
    if (stats?.isDirectory() === true) {
      for (const entry of await readdir(path).catch(() => [])) {
        await visit(
          place,
          below === '' ? entry : `${below}/${entry}`,
          storedPath(path, 'listed', entry),
        )
      }
    } else if (stats?.isFile() === true && !UNFINISHED.test(path)) {
      if (area !== 'secret' && !isPath(below)) return
      const name = fileName(area, below)
      found.push({
        name,
        place: { area, path: below },
        path,
        mark: markOf(name, stats),
        bytes: Number(stats.size),
      })
    }
  }
  for (const place of places) {
    // A place itself may be a link to where there is room.
    await visit(place, place.below ?? '', await realpath(place.path).catch(() => place.path))
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const markOf = (name: string, { ino, size, mtimeNs }: BigIntStats): string =>
  `${name} ${ino} ${size} ${mtimeNs}`

const marksOf = (files: readonly Found[]): string => files.map(({ mark }) => mark).join('\n')

async function linked(files: readonly Found[], stage: string): Promise<StagedFile[]> {
  const staged: StagedFile[] = []
  const made = new Set<string>()
  for (const { name, place, path, bytes } of files) {
    const second = archivedPath(stage, place)
    const folder = dirname(second)
    if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
    made.add(folder)
    // Another file system, or one without links: a copy that shares its blocks, or the file itself.
    const isStaged = await link(path, second)
      .catch(() => copyFile(path, second, constants.COPYFILE_FICLONE_FORCE))
      .then(
        () => true,
        () => false,
      )
    staged.push({ name, path: isStaged ? second : path, bytes })
  }
  return staged
}

const CHUNK = 256 * 1024

/**
 * Opens a staged file with the size that it has now: what is added later is not read.
 * @returns `null` when it is gone
 */
export async function openStaged({
  path,
}: StagedFile): Promise<{ source: FileSource; close(): Promise<void> } | null> {
  const handle = await open(path, 'r').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  })
  if (handle === null) return null
  const { size, mtime } = await handle.stat()
  return {
    source: { size, mtime, chunks: chunksOf(handle, size, path) },
    close: () => handle.close(),
  }
}

async function* chunksOf(
  handle: FileHandle,
  size: number,
  path: string,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size;) {
    const length = Math.min(CHUNK, size - at)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at)
    if (bytesRead === 0) {
      throw new ArchiveFault(
        `« ${path} » est devenu plus court pendant la lecture : recommencez la sauvegarde.`,
      )
    }
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
