import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build is made of; a change of any of them makes the next start build again. */
const SOURCES = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/sources.ts',
]

/** Where a build notes what it was made of. */
export const STAMP = join('dist', 'sources.sha256')

/** One hash over names and contents of every source file. @throws when one is missing */
export async function sourcesHash(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesOf(join(root, source))) {
      hash.update(file.slice(root.length)).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/** Media of the demo are copied, not built; tests are neither. */
const IGNORED = /\.(webp|avif|mp4|vtt|jpg)$|\.test\.tsx?$/

async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch {
    return [path]
  }
}
