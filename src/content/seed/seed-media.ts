import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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
  await cp(source, join(mediaDir, 'provider', 'demo'), { recursive: true })
}

/** Found from the running file upwards: the built server lies elsewhere than the sources. */
function packageRoot(folder: string): string {
  const above = dirname(folder)
  return above === folder || existsSync(join(folder, 'package.json')) ? folder : packageRoot(above)
}
