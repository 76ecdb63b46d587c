import { existsSync } from 'node:fs'
import { chmod, cp, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storedPath } from '#domain/stored-path.ts'

/** Where the demo's pictures and videos lie in the package. */
const IN_PACKAGE = 'src/content/seed/media'

/**
 * Copies the demo's pictures and videos to `<mediaDir>/provider/demo`, so that the site serves
 * them under `/media/provider/demo/`. Doing it again brings changed files up to date.
 * @param mediaDir folder that the site serves under `/media/`
 * @param source folder to copy, by default that of the package
 * @throws when a folder can't be read or written
 */
export async function copySeedMedia(
  mediaDir: string,
  source: string = join(packageRoot(import.meta.dirname), IN_PACKAGE),
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

/** Found from the running file upwards: the built server lies elsewhere than the sources. */
function packageRoot(folder: string): string {
  const above = dirname(folder)
  return above === folder || existsSync(join(folder, 'package.json')) ? folder : packageRoot(above)
}
