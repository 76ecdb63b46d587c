import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar, type TarSource } from 'modern-tar/fs'
import { buildAll } from './build.ts'
import { writeNotices } from './notices.ts'
import { SBOM, writeSbom } from './sbom.ts'
import { projectOf, readManifest } from './shipped.ts'

/** What a server needs beside the packages: no sources, no tests. */
export const RELEASED = [
  '.npmrc',
  'README.md',
  '.env.example',
  'bin',
  'demo',
  'deploy',
  'dist',
  'docs',
]

/** What no server reads of a package. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/

/** The same bytes for the same files, whenever they are packed. */
const NO_TIME = new Date('2000-01-01T00:00:00Z')

/** The name says for which machines it is: pictures are made by native code. */
const MACHINE = `${process.platform}-${process.arch}`

/**
 * Packs what is built with the packages that it finds beside itself: `vitrine-1.2.3-linux-x64.tar.gz`, the list of
 * its components and the checksums of both, in an empty `target`. @returns the files
 */
export async function packRelease(root: string, target: string): Promise<string[]> {
  const { name, version } = await readManifest(root)
  const title = `${name}-${version}`
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const archive = join(target, `${title}-${MACHINE}.tar.gz`)
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
  const own = { mtime: NO_TIME, uid: 0, gid: 0, uname: 'root', gname: 'root' }
  const { packages, files } = await releasedProject(root)
  const paths = await Promise.all([
    ...RELEASED.map((path) => filesOf(join(root, path))),
    ...Object.keys(packages).map((folder) => filesOfPackage(join(root, folder))),
  ])
  const copied = paths.flat().map(async (source) => ({
    ...own,
    type: 'file' as const,
    source,
    target: join(title, relative(root, source)),
    mode: (await stat(source)).mode & 0o100 ? 0o755 : 0o644,
  }))
  const written = Object.entries(files).map(([file, content]) => ({
    ...own,
    type: 'content' as const,
    content,
    target: join(title, file),
    mode: 0o644,
  }))
  return [...written, ...(await Promise.all(copied))]
}

/** What the server finds beside itself, as a project of its own: it starts without building. */
async function releasedProject(root: string) {
  const { dependencies, ...manifest } = await readManifest(root)
  const { packages, files } = await projectOf(root, new Set(Object.keys(dependencies)))
  const { name, version, type, bin, engines } = manifest
  const start = manifest.scripts['start']?.replace(/^node scripts\/build-if-needed\.ts && /, '')
  const own = { name, version, private: true, type, bin, engines, scripts: { start }, dependencies }
  return { packages, files: { ...files, 'package.json': `${JSON.stringify(own, null, 2)}\n` } }
}

/** Files of an installed package, without those of packages within it; none when it is of other machines. */
async function filesOfPackage(folder: string): Promise<string[]> {
  const files = await filesOf(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw cause
  })
  const within = join(folder, 'node_modules', '/')
  return files.filter((file) => !file.startsWith(within) && !UNREAD.test(file))
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
  await writeNotices(root)
  for (const file of await packRelease(root, join(root, 'release'))) {
    process.stdout.write(`${relative(root, file)}\n`)
  }
}
