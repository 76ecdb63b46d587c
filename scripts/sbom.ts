import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { inProject, shippedProject } from './shipped.ts'

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

/**
 * The packages of the lock file that a server and its bundles are made of, as CycloneDX JSON. npm can tell
 * neither what of the tools is in a bundle, nor what tests use too, so it is shown a project of those alone.
 * @throws {IncompleteSbom}
 */
export async function sbomOf(root: string): Promise<string> {
  const { files } = await shippedProject(root)
  return inProject(files, async (folder) => {
    // A peer that only the tests bring is no part of the server.
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']
    const { stdout } = await run('npm', args, { cwd: folder, maxBuffer: 2 ** 26 })
    return checkedSbom(stdout, files['package.json'])
  })
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
