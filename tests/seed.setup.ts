import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers put the database that they copy for each test. */
    seedFolder: string
  }
}

/** A folder for a whole run of the tests: a worker that is ended cleans up nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-seeds-'))
  project.provide('seedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
