import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar, type TarSource } from 'modern-tar/fs'
import { z } from 'zod'
import { buildAll } from './build.ts'
import { SBOM, writeSbom } from './sbom.ts'

/** What a server needs that is installed with `npm ci --omit=dev`: no sources, no tests. */
export const RELEASED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'README.md',
  '.env.example',
  'bin',
  'demo',
  'deploy',
  'dist',
  'docs',
]

/** The same bytes for the same files, whenever they are packed. */
const NO_TIME = new Date('2000-01-01T00:00:00Z')

const manifest = z.object({ name: z.string(), version: z.string() })

/**
 * Packs what is built: `vitrine-1.2.3.tar.gz`, the list of its components and the checksums of both,
 * in an empty `target`. @returns the files
 */
export async function packRelease(root: string, target: string): Promise<string[]> {
  const { name, version } = manifest.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  )
  const title = `${name}-${version}`
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const archive = join(target, `${title}.tar.gz`)
  await pipeline(
    packTar(await entriesOf(root, title)),
    createGzip({ level: 9 }),
    createWriteStream(archive),
  )
  const sbom = join(target, `${title}.cdx.json`)
  await copyFile(join(root, SBOM), sbom)
  const sums = join(target, 'SHA256SUMS')
  const lines = await Promise.all(
    [archive, sbom].map(async (file) => `${await sumOf(file)}  ${basename(file)}\n`),
  )
  await writeFile(sums, lines.join(''))
  return [archive, sbom, sums]
}

async function entriesOf(root: string, title: string): Promise<TarSource[]> {
  const files = (await Promise.all(RELEASED.map((path) => filesOf(join(root, path))))).flat()
  return Promise.all(
    files.map(async (source) => ({
      type: 'file' as const,
      source,
      target: join(title, relative(root, source)),
      mtime: NO_TIME,
      uid: 0,
      gid: 0,
      uname: 'root',
      gname: 'root',
      mode: (await stat(source)).mode & 0o100 ? 0o755 : 0o644,
    })),
  )
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production'
  const root = process.cwd()
  await buildAll(root)
  await writeSbom(root)
  for (const file of await packRelease(root, join(root, 'release'))) {
    process.stdout.write(`${relative(root, file)}\n`)
  }
}
