import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { sourcesHash, STAMP } from './sources.ts'

/** What is built, each with what Vite is told beside its configuration. */
export const BUILDS: Readonly<Record<'client' | 'server' | 'admin', InlineConfig>> = {
  client: {},
  server: { build: { ssr: true } },
  admin: { mode: 'admin', define: { 'process.env.NODE_ENV': '"production"' } },
}

/** Builds the browser's and the server's files into `dist`, and compresses what is served. */
export async function buildAll(root: string): Promise<void> {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  for (const options of Object.values(BUILDS)) {
    await build({ root, logLevel: 'error', ...options })
  }
  for (const bundle of ['client', 'admin']) {
    await compressAssets(join(root, 'dist', bundle, 'assets'))
  }
  await writeFile(join(root, STAMP), await sourcesHash(root))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** As small as they get, beside each other: once a build, for whoever loads them. */
async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(css|js|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file))
      await Promise.all([
        // Its own choice is the highest quality.
        brotli(bytes).then((body) => writeFile(join(folder, `${file}.br`), body)),
        gzipped(bytes, { level: 9 }).then((body) => writeFile(join(folder, `${file}.gz`), body)),
      ])
    }),
  )
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production'
  await buildAll(process.cwd())
}
