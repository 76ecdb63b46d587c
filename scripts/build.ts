import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
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
    await compressAssets(join(root, 'dist', bundle, 'assets'), bundle === 'client' ? MOST : FAST)
  }
  await writeFile(join(root, STAMP), await sourcesHash(root))
}

/** Quality of brotli: visitors wait for what is small, editors load megabytes once a release. */
const MOST = constants.BROTLI_MAX_QUALITY
const FAST = 6

async function compressAssets(folder: string, quality: number): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!/\.(css|js|svg)$/.test(file)) continue
    const bytes = await readFile(join(folder, file))
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    })
    await writeFile(join(folder, `${file}.br`), brotli)
    await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production'
  await buildAll(process.cwd())
}
