import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Where the list of what a release is made of lies. */
export const SBOM = join('dist', 'sbom.cdx.json')

const run = promisify(execFile)

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), purl: z.string() })),
})

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

/** No package that the server is made of may be missing; the message names those that are. */
export class IncompleteSbom extends Error {
  override name = 'IncompleteSbom'
}

const project = z.looseObject({ devDependencies: z.unknown().optional() })

const lock = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ devDependencies: z.unknown().optional() })),
})

/**
 * The packages of the lock file that a server and its browser bundles are made of, as CycloneDX JSON.
 * npm leaves out of its own `--omit=dev` what tests use too, so it is shown a project without them.
 * @throws {IncompleteSbom}
 */
export async function sbomOf(root: string): Promise<string> {
  const read = async (file: string) => readFile(join(root, file), 'utf8')
  const packageJson = await read('package.json')
  const { devDependencies: _, ...kept } = project.parse(JSON.parse(packageJson))
  const locked = lock.parse(JSON.parse(await read('package-lock.json')))
  const packages = Object.fromEntries(
    Object.entries(locked.packages).map(([path, { devDependencies: _tests, ...rest }]) => [
      path,
      rest,
    ]),
  )
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sbom-'))
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify(kept))
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...locked, packages }))
    // A peer that only the tests bring is no part of the server.
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']
    const { stdout } = await run('npm', args, { cwd: folder, maxBuffer: 2 ** 26 })
    return checkedSbom(stdout, packageJson)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The list, when it is one and names every direct dependency. @throws {IncompleteSbom} */
export function checkedSbom(text: string, packageJson: string): string {
  const { components } = bill.parse(JSON.parse(text))
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = Object.entries(manifest.parse(JSON.parse(packageJson)).dependencies)
    .map(([name, version]) => `${name}@${version}`)
    .filter((one) => !listed.has(one))
  if (missing.length > 0) {
    throw new IncompleteSbom(`La liste des composants est incomplète : ${missing.join(', ')}.`)
  }
  return text
}

/** Writes the list into the build. @returns the file */
export async function writeSbom(root: string): Promise<string> {
  const file = join(root, SBOM)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await sbomOf(root))
  return file
}

if (import.meta.main) process.stdout.write(`${await writeSbom(process.cwd())}\n`)
