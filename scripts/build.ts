import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What a build is made of; a change of any of them makes the next start build again. */
const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'scripts/build.ts']

/** Where a build notes what it was made of. */
export const STAMP = join('dist', 'sources.sha256')

/** One hash over names, sizes and times of every source file. */
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

/** Builds the browser's and the server's files into `dist`, and compresses what is served. */
export async function buildAll(root: string): Promise<void> {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  const shared = { root, logLevel: 'error' } as const
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  await compressAssets(join(root, 'dist', 'client', 'assets'))
  await writeFile(join(root, STAMP), await sourcesHash(root))
}

async function compressAssets(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!/\.(css|js|svg)$/.test(file)) continue
    const bytes = await readFile(join(folder, file))
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    })
    await writeFile(join(folder, `${file}.br`), brotli)
    await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production'
  await buildAll(process.cwd())
}
