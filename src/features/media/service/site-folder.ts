import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OWN_MEDIA } from '#base/core/media/media-file.ts'
import { isStoredName, storedPath } from '#base/core/address/stored-path.ts'

/** Below the media folder, where the static route never looks: a dot keeps it out. */
const SITES = '.sites'

/** Milliseconds after which an upload that nobody finished has been given up. */
const GIVEN_UP = 3_600_000

/** The one file of the original, kept beside what is served, under its own ending. */
export const ORIGINAL = 'original'

/** Where one site's own media lie on disk; no other site's requests lead there. */
export interface SiteFolder {
  /** What `/media/provider/cabinet/…` serves. */
  files: string
  /** An empty folder for what is being made; whoever makes it places it or removes it. */
  workshop(): Promise<string>
  /** Folder of unfinished uploads. */
  incoming(): Promise<string>
  /** Puts a finished workshop into the library. @returns the name it got, made of `slug` */
  place(workshop: string, slug: string): Promise<string>
  /** Puts a workshop in the place of a medium; the answer undoes it, or forgets the former. */
  swap(workshop: string, name: string): Promise<{ undo(): Promise<void>; keep(): Promise<void> }>
  /** Into the bin and out of it; `false` when the files are not there. */
  bin(name: string): Promise<boolean>
  unbin(name: string): Promise<boolean>
  /** Removes a medium from the library and from the bin. */
  erase(name: string): Promise<void>
  /** Folder of a medium's original, in the library or in the bin. */
  original(name: string): Promise<{ folder: string; file: string } | null>
  /** Removes uploads and workshops that nobody finishes, and media that no row knows. */
  sweep(known: ReadonlySet<string>, now: number): Promise<void>
}

/** Name of the folder of an own medium, by its path; `null` for media of elsewhere. */
export function folderName(path: string): string | null {
  if (!path.startsWith(`${OWN_MEDIA}/`)) return null
  const [name = ''] = path.slice(OWN_MEDIA.length + 1).split('/', 1)
  return isStoredName('medium', name) ? name : null
}

/** Everything of a site's own media: what is served, its originals, its bin, what is being made. */
export const siteHome = (mediaDir: string, siteId: number): string =>
  storedPath(join(mediaDir, SITES), 'site', siteId)

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const made = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  return folder
}

async function carried(from: string, to: string, name: string): Promise<boolean> {
  if (!(await exists(storedPath(from, 'medium', name)))) return false
  await made(to)
  await rename(storedPath(from, 'medium', name), storedPath(to, 'medium', name))
  return true
}

/** Removes what was last touched before an instant: unfinished work, and folders that no row knows. */
async function swept(
  work: string,
  folders: readonly string[],
  known: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const old = async (path: string) => (await stat(path)).mtimeMs < before
  for (const name of await readdir(work).catch(() => [])) {
    const path = storedPath(work, 'listed', name)
    if (await old(path)) await rm(path, { recursive: true, force: true })
  }
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = storedPath(folder, 'listed', name)
      if (!known.has(name) && (await old(path))) {
        await rm(path, { recursive: true, force: true })
      }
    }
  }
}

export function siteFolder(mediaDir: string, siteId: number): SiteFolder {
  const home = siteHome(mediaDir, siteId)
  const files = join(home, 'files')
  const originals = join(home, 'originals')
  const bins = join(home, 'bin')
  const work = join(home, 'incoming')

  /** The original goes out of what is served, into a folder of the same name. */
  const settle = async (workshop: string, name: string): Promise<void> => {
    await made(files)
    await made(originals)
    await rename(join(workshop, ORIGINAL), storedPath(originals, 'medium', name))
    try {
      await rename(workshop, storedPath(files, 'medium', name))
    } catch (cause) {
      await rename(storedPath(originals, 'medium', name), join(workshop, ORIGINAL))
      throw cause
    }
  }

  const isTaken = async (name: string): Promise<boolean> =>
    (await exists(storedPath(files, 'medium', name))) ||
    (await exists(storedPath(originals, 'medium', name))) ||
    (await exists(storedPath(bins, 'medium', name)))

  return {
    files,
    incoming: () => made(work),
    workshop: () => made(join(storedPath(work, 'workshop', randomUUID()), ORIGINAL)).then(dirname),

    async place(workshop, slug) {
      for (let number = 1; ; number += 1) {
        const name = number === 1 ? slug : `${slug}-${number}`
        if (await isTaken(name)) continue
        try {
          await settle(workshop, name)
          return name
        } catch (cause) {
          // Another upload took the name in the meantime.
          if (!(await isTaken(name))) throw cause
        }
      }
    },

    async swap(workshop, name) {
      const former = storedPath(work, 'workshop', randomUUID())
      await made(former)
      await rename(storedPath(files, 'medium', name), join(former, 'files'))
      await rename(storedPath(originals, 'medium', name), join(former, 'original'))
      const back = async () => {
        await rename(join(former, 'files'), storedPath(files, 'medium', name))
        await rename(join(former, 'original'), storedPath(originals, 'medium', name))
        await rm(former, { recursive: true, force: true })
      }
      try {
        await settle(workshop, name)
      } catch (cause) {
        await back()
        throw cause
      }
      return {
        async undo() {
          await rm(storedPath(files, 'medium', name), { recursive: true, force: true })
          await rm(storedPath(originals, 'medium', name), { recursive: true, force: true })
          await back()
        },
        keep: () => rm(former, { recursive: true, force: true }),
      }
    },

    bin: (name) => carried(files, bins, name),
    unbin: (name) => carried(bins, files, name),

    async erase(name) {
      for (const folder of [files, bins, originals]) {
        await rm(storedPath(folder, 'medium', name), { recursive: true, force: true })
      }
    },

    async original(name) {
      const folder = storedPath(originals, 'medium', name)
      const [file] = await readdir(folder).catch(() => [])
      return file === undefined ? null : { folder, file }
    },

    sweep: (known, now) => swept(work, [files, bins, originals], known, now - GIVEN_UP),
  }
}
