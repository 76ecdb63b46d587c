import { constants } from 'node:fs'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImportedSite } from '#features/archive/store/rows/import-rows.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { siteFolders } from '#features/archive/service/site-files.ts'

/** Files of a site that stand where its rows look for them. */
export interface PlacedFiles {
  /** Takes away what was placed here, and nothing else; what lay in the way is back. */
  undo(): Promise<void>
}

/**
 * Puts the unpacked files of a site into place. Nothing that is there is written over or removed: what a
 * killed import left under the number, which no site has, is set aside and goes with the workshop.
 * @param workshop a folder on the same disk, removed by whoever made it
 * @throws whatever the disk says; then all is as before
 */
export async function placeFiles(
  { workshop, dataDir }: { workshop: string; dataDir: string },
  { siteId, files }: Pick<ImportedSite, 'siteId' | 'files'>,
): Promise<PlacedFiles> {
  const done: (() => Promise<void>)[] = []
  const undo = async () => {
    for (const step of done.splice(0).toReversed()) await step()
  }
  const move = async (from: string, to: string): Promise<void> => {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    if (await renamed(from, to)) done.push(() => rename(to, from))
  }
  try {
    const [media = '', templates = '', ...made] = siteFolders(dataDir, siteId)
    for (const [index, folder] of [media, templates, ...made].entries()) {
      await move(folder, storedPath(workshop, 'listed', `aside-${index}`))
    }
    await move(join(workshop, 'media'), media)
    await move(join(workshop, 'uploads'), templates)
    const leads = join(dataDir, 'leads')
    await mkdir(leads, { recursive: true, mode: 0o700 })
    for (const [stored, name] of files) {
      const to = storedPath(leads, 'lead', name)
      const isPlaced = await added(storedPath(join(workshop, 'leads'), 'lead', stored), to)
      if (isPlaced) done.push(() => rm(to, { force: true }))
    }
    return { undo }
  } catch (cause) {
    await undo()
    throw cause
  }
}

/** Whether there was something: a site may be without media, a lead without its file. */
const renamed = (from: string, to: string): Promise<boolean> => rename(from, to).then(yes, ifThere)

/** Gives a file a second name, which must be a new one. */
const added = (from: string, to: string): Promise<boolean> =>
  link(from, to)
    .catch(async (cause: unknown) => {
      if (hasCode(cause, 'ENOENT', 'EEXIST')) throw cause
      // A disk without links.
      await copyFile(from, to, constants.COPYFILE_EXCL)
    })
    .then(yes, ifThere)

const yes = (): boolean => true

function ifThere(cause: unknown): boolean {
  if (hasCode(cause, 'ENOENT')) return false
  throw cause
}

const hasCode = (cause: unknown, ...codes: string[]): boolean =>
  cause instanceof Error && 'code' in cause && codes.includes(String(cause.code))
