import { chmod, cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'
import type { MediaNames } from '#features/media/service/demo-media.ts'
import { demoFolder } from './demo-folder.ts'
import { demoSchema } from './demo-schema.ts'
import { FaultList } from './faults.ts'
import { readYaml } from './yaml.ts'

/**
 * Copies the demo's pictures and videos to `<mediaDir>/provider/demo`, so that the site serves
 * them under `/media/provider/demo/`. Doing it again brings changed files up to date.
 * @param mediaDir folder that the site serves under `/media/`
 * @param source folder to copy, by default that of the package
 * @throws when a folder can't be read or written
 */
export async function copySeedMedia(
  mediaDir: string,
  source: string = join(demoFolder(), 'media'),
): Promise<void> {
  const home = join(mediaDir, 'provider', 'demo')
  await cp(source, home, { recursive: true })
  // A copy has the modes of the package, which everybody may read.
  await chmod(home, 0o700)
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600
    await chmod(storedPath(entry.parentPath, 'listed', entry.name), mode)
  }
}

/** Where the demo says what the library calls its media. */
export const MEDIA_NAMES = 'media-names.yaml'

/**
 * What the library calls the demo's media.
 * @param folder of the demo, by default that of the package
 * @throws when the file that says so can't be read
 */
export async function demoMediaNames(folder: string = demoFolder()): Promise<MediaNames> {
  const text = await readFile(join(folder, MEDIA_NAMES), 'utf8')
  const faults = new FaultList()
  const { value } = readYaml({ file: MEDIA_NAMES, text, firstLine: 1 }, faults)
  faults.throwIfAny()
  return demoSchema.shape[MEDIA_NAMES].parse(value)
}
