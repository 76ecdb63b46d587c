import { chmod, cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'
import { demoFolder } from './demo-folder.ts'

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
