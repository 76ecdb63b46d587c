import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server of this run; each test file makes its own database on it. */
    postgresUrl: string
  }
}

/** One PostgreSQL for a whole run of the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url('postgres'))
  return () => server.stop()
}
