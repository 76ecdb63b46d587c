import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaFile } from '#base/core/media/media-file.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { folderName, siteHome } from '#features/media/service/site-folder.ts'
import { siteTemplateDir } from '#features/templates/service/site-template-dir.ts'

/** Copies that wait for their site bear names that nothing serves: a dot keeps them out. */
const COPY = '.copie-'

/** Milliseconds after which a copy was given up by a command that was killed. */
const GIVEN_UP = 3_600_000

/** Files of a site, copied and waiting to be put in place. */
export interface CopiedFiles {
  /** Gives them to a site; what a killed command left under its number goes. */
  place(siteId: number): Promise<void>
  /** Takes them away again, wherever they are. */
  remove(): Promise<void>
}

/** Folders of what is made from the content. */
const MADE = ['sharing', 'documents', 'provider-media']

/** Folders below the data folder that belong to one site alone: media and templates first. */
export const siteFolders = (dataDir: string, siteId: number): string[] => [
  siteHome(join(dataDir, 'media'), siteId),
  storedPath(join(dataDir, 'uploads'), 'templates', siteTemplateDir(siteId)),
  ...MADE.map((name) => storedPath(storedPath(dataDir, 'listed', name), 'site', siteId)),
]

/**
 * Copies what a site serves of its own: media of the library with their originals, templates. What
 * lies in its bin stays there, and whatever can be made again.
 */
export async function copiedFiles(
  dataDir: string,
  siteId: number,
  media: readonly Pick<MediaFile, 'path'>[],
): Promise<CopiedFiles> {
  const [mediaHome = '', templates = ''] = siteFolders(dataDir, siteId)
  const mediaCopy = storedPath(dirname(mediaHome), 'listed', COPY + randomUUID())
  const templateCopy = storedPath(dirname(templates), 'listed', COPY + randomUUID())
  const remove = async () => {
    for (const folder of [mediaCopy, templateCopy]) {
      await rm(folder, { recursive: true, force: true })
    }
  }
  await removeGivenUp([dirname(mediaHome), dirname(templates)])
  try {
    for (const name of new Set(media.flatMap(({ path }) => folderName(path) ?? []))) {
      for (const part of ['files', 'originals']) {
        const [from, to] = [mediaHome, mediaCopy].map((home) =>
          storedPath(storedPath(home, 'listed', part), 'medium', name),
        )
        await copy(from ?? '', to ?? '')
      }
    }
    await copy(templates, templateCopy)
  } catch (cause) {
    await remove()
    throw cause
  }
  const placed: string[] = []
  return {
    async place(newId) {
      const [newMedia = '', newTemplates = ''] = siteFolders(dataDir, newId)
      for (const folder of siteFolders(dataDir, newId)) {
        await rm(folder, { recursive: true, force: true })
      }
      for (const [from, to] of [
        [mediaCopy, newMedia],
        [templateCopy, newTemplates],
      ] as const) {
        placed.push(to)
        await renameIfThere(from, to)
      }
    },
    async remove() {
      await remove()
      for (const folder of placed) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Removes every file that belongs to one site alone. */
export async function removeSiteFiles(dataDir: string, siteId: number): Promise<void> {
  for (const folder of siteFolders(dataDir, siteId)) {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bytes of the files that belong to one site alone. */
export async function bytesOf(dataDir: string, siteId: number): Promise<number> {
  let bytes = 0
  for (const folder of siteFolders(dataDir, siteId)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothing)
    for (const entry of entries) {
      if (!entry.isFile()) continue
      // A file may go while its folder is read.
      const found = await stat(storedPath(entry.parentPath, 'listed', entry.name)).catch(() => null)
      bytes += found?.size ?? 0
    }
  }
  return bytes
}

/** A template's folder need not be there; where the disk can, both share their blocks. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE }).catch(ifThere)
}

const renameIfThere = (from: string, to: string): Promise<void> => rename(from, to).catch(ifThere)

function ifThere(cause: unknown): void {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
}

function nothing(cause: unknown): [] {
  ifThere(cause)
  return []
}

async function removeGivenUp(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(nothing)) {
      if (!name.startsWith(COPY)) continue
      const path = storedPath(folder, 'listed', name)
      const found = await stat(path).catch(() => null)
      if (found !== null && found.mtimeMs < Date.now() - GIVEN_UP) {
        await rm(path, { recursive: true, force: true })
      }
    }
  }
}
