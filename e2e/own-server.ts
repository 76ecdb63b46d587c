import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest'
import { startServer, type ServerProcess } from './server-process.ts'

/** An empty folder that goes away with the test. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-own-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty folder; whoever asked for it removes it. */
export async function heldFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-e2e-held-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Asks again while the answer says when to: a document is made when it is first asked for. */
export async function patiently(url: URL, tries = 10): Promise<Response> {
  const answer = await fetch(url)
  const wait = Number(answer.headers.get('retry-after') ?? 0)
  if (answer.status !== 503 || wait === 0 || tries === 0) return answer
  await sleep(wait * 1000)
  return patiently(url, tries - 1)
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

/** Before each test of the file, or of the `describe`, that is tried again: what it did the first time can't be done twice. */
export const onSecondTry = (work: () => Promise<void>): void =>
  beforeEach(async ({ task }) => {
    if ((task.result?.attempts?.length ?? 0) > 0) await work()
  })
