import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/*
 * Of what packages is what a firm is given. `dependencies` are those that a server finds beside itself; a bundle
 * holds others, which are needed to build alone and stand among the tools, in `devDependencies`.
 */

const versions = z.record(z.string(), z.string())

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  scripts: versions.default({}),
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
})

const locked = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  dependencies: versions.default({}),
  optionalDependencies: versions.default({}),
  peerDependencies: versions.default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.looseObject({ optional: z.boolean().optional() }))
    .default({}),
})

const lock = z.looseObject({ packages: z.record(z.string(), locked).default({}) })

/** Packages of a lock file, by the folder that each is installed in. */
export type LockedPackages = z.infer<typeof lock>['packages']

export const readManifest = async (root: string) =>
  manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))

export const readLock = async (root: string) =>
  lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))

/** A project of some of the packages alone, as npm reads it. */
export interface PartialProject {
  packages: LockedPackages
  /** Contents of `package.json` and `package-lock.json`. */
  files: Record<'package.json' | 'package-lock.json', string>
}

/** The project as it would be if it had only these direct dependencies. */
export async function projectOf(root: string, names: ReadonlySet<string>): Promise<PartialProject> {
  const { name, version, dependencies, devDependencies } = await readManifest(root)
  const asked = Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([one]) => names.has(one)),
  )
  const whole = await readLock(root)
  const packages = behind(whole.packages, [...names])
  const own = { name, version, dependencies: asked }
  return {
    packages,
    files: {
      'package.json': JSON.stringify({ private: true, ...own }),
      'package-lock.json': JSON.stringify({ ...whole, packages: { '': own, ...packages } }),
    },
  }
}

/** All that a firm is given: what a server finds beside itself, and what is in its bundles. */
export async function shippedProject(root: string): Promise<PartialProject> {
  return projectOf(root, await shippedNames(root))
}

/** Direct dependencies that a server, a visitor or an editor runs. */
async function shippedNames(root: string): Promise<Set<string>> {
  const { dependencies, devDependencies } = await readManifest(root)
  const named = new Set<string>()
  const source = join(root, 'src')
  for (const file of await readdir(source, { recursive: true })) {
    if (!/\.(?:tsx?|scss)$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const names = packagesNamed(await readFile(join(source, file), 'utf8'))
    // What a test shares with others is a test's, too.
    if (!names.includes('vitest')) for (const name of names) named.add(name)
  }
  const bundled = Object.keys(devDependencies).filter((name) => named.has(name))
  return new Set([...Object.keys(dependencies), ...bundled])
}

/** Does something in a folder that is gone afterwards, in which npm finds these files. */
export async function inProject<T>(
  files: PartialProject['files'],
  act: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-project-'))
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const TYPES_ALONE = /\b(?:import|export) type [^'"]+['"][^'"]+['"]/g
const NAMED =
  /(?:\bfrom|\bimport|\bimport\(|@use|@import|@forward|\burl\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g

/** Packages that a source takes, by what it imports; what is only a type leaves nothing behind. */
export function packagesNamed(text: string): string[] {
  return [...text.replaceAll(TYPES_ALONE, '').matchAll(NAMED)].map(([, name = '']) => name)
}

/** These packages of the lock file and all that they need, by folder; peers that are optional are left out. */
export function behind(packages: LockedPackages, names: readonly string[]): LockedPackages {
  const found = new Set<string>()
  const visit = (from: string, name: string): void => {
    const folder = foundFrom(packages, from, name)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const entry = packages[folder]
    if (!entry) return
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true,
    )
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      visit(folder, next)
    }
  }
  for (const name of names) visit('', name)
  return Object.fromEntries(
    Object.entries(packages).flatMap(([folder, { dev: _dev, devOptional: _either, ...entry }]) =>
      found.has(folder) ? [[folder, entry]] : [],
    ),
  )
}

/** The folder in which Node finds a package from within another one. */
function foundFrom(packages: LockedPackages, from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (Object.hasOwn(packages, folder)) return folder
  if (from === '') return undefined
  return foundFrom(packages, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name)
}
