import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { startServer, type ServerProcess } from './server-process.ts'

/** An empty folder that goes away with the test. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-own-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with the demo firm, seeded and indexed; whoever asked for it removes it. */
export async function demoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-demo-'))
  await cp(inject('demoDir'), folder, { recursive: true })
  return folder
}

/** The same, that goes away with the test. */
export async function ownDemo(): Promise<string> {
  const folder = await demoFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The server of a file's own: where it answers and where its data lies, once its tests run. */
export interface OwnDemo {
  readonly url: string
  readonly dataDir: string
  /** Begins again, with another server over another demo. */
  renew(): Promise<void>
}

/**
 * One server over a demo of its own for the tests of the file, or of the `describe`, that calls it.
 * @param prepare changes the data folder before the server starts
 */
export function useOwnDemo(
  variables: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): OwnDemo {
  let server: ServerProcess | null = null
  const begin = async () => {
    demo.dataDir = await demoFolder()
    await prepare(demo.dataDir)
    server = await startServer({ DATA_DIR: demo.dataDir, ...variables })
    demo.url = server.url
  }
  const end = async () => {
    await server?.stop()
    await rm(demo.dataDir, { recursive: true, force: true })
  }
  const renew = async () => {
    await end()
    await begin()
  }
  const demo = { url: '', dataDir: '', renew }
  beforeAll(begin)
  afterAll(end)
  return demo
}

/** A server of one test's own, stopped when the test ends. */
export async function ownServer(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...variables })
  onTestFinished(async () => {
    await server.stop()
  })
  return server
}
