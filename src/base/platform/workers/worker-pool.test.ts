import { spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { QueueFull } from '../http/semaphore.ts'
import { createWorkerPool, type WorkerPool, type WorkFailed } from './worker-pool.ts'

const open: WorkerPool[] = []

function poolOf(changes: Partial<Parameters<typeof createWorkerPool>[0]> = {}): WorkerPool {
  const pool = createWorkerPool({
    entry: new URL('./example-work.ts', import.meta.url),
    threads: 1,
    waiting: 2,
    maxBytes: 1000,
    idle: 60_000,
    heapMb: 32,
    ...changes,
  })
  open.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()))
})

const QUICK = { bytes: 1, seconds: 30 }

const failure = (reason: WorkFailed['reason']) =>
  expect.objectContaining({ name: 'WorkFailed', reason })

test('work is done in another thread, with a copy of what it was given', async () => {
  const input = { bytes: Uint8Array.of(1, 2, 3), at: new Date(0), missing: null }
  expect(await poolOf().run('echo', input, QUICK)).toEqual(input)
})

test('so many wait; the next one is told at once', async () => {
  const pool = poolOf()
  const works = [1, 2, 3].map((input) => pool.run('echo', input, QUICK))
  await expect(pool.run('echo', 4, QUICK)).rejects.toThrow(QueueFull)
  expect(await Promise.all(works)).toEqual([1, 2, 3])
  expect(await pool.run('echo', 5, QUICK)).toBe(5)
})

test('so many bytes wait and run; what is done gives its own back', async () => {
  const pool = poolOf({ waiting: 100 })
  const large = pool.run('echo', 'large', { ...QUICK, bytes: 900 })
  await expect(pool.run('echo', 'too much', { ...QUICK, bytes: 101 })).rejects.toThrow(QueueFull)
  const small = pool.run('echo', 'small', { ...QUICK, bytes: 100 })
  expect(await Promise.all([large, small])).toEqual(['large', 'small'])
  expect(await pool.run('echo', 'again', { ...QUICK, bytes: 1000 })).toBe('again')
})

test('what never ends is ended at its limit, and those behind it have their turn', async () => {
  const pool = poolOf()
  const endless = pool.run('forever', null, { bytes: 1, seconds: 0.5 })
  const next = pool.run('echo', 'next', QUICK)
  await expect(endless).rejects.toEqual(failure('late'))
  expect(await next).toBe('next')
})

test('what takes all memory costs its own thread alone', async () => {
  const pool = poolOf({ threads: 2 })
  const hungry = pool.run('eatsMemory', null, QUICK)
  const beside = pool.run('slowly', 100, QUICK).then(() => 'done')
  await expect(hungry).rejects.toEqual(failure('crashed'))
  expect(await beside).toBe('done')
  expect(await pool.run('echo', 'next', QUICK)).toBe('next')
})

test('what throws where nobody catches fails its caller alone', async () => {
  const pool = poolOf()
  const falls = pool.run('fallsOver', null, QUICK)
  const next = pool.run('echo', 'next', QUICK)
  await expect(falls).rejects.toEqual(failure('crashed'))
  expect(await next).toBe('next')
})

test('a thread that can’t start is told, and is no reason to wait', async () => {
  const pool = poolOf({ entry: new URL('./no-such-module.ts', import.meta.url) })
  await expect(pool.run('echo', 1, QUICK)).rejects.toEqual(failure('crashed'))
})

test('whoever gives up has their answer, running or waiting', async () => {
  const pool = poolOf()
  const giveUp = new AbortController()
  const running = pool.run('forever', null, { ...QUICK, signal: giveUp.signal })
  const waiting = pool.run('echo', 1, { ...QUICK, signal: giveUp.signal })
  const next = pool.run('echo', 'next', QUICK)
  giveUp.abort(new Error('enough'))
  await expect(running).rejects.toThrow('enough')
  await expect(waiting).rejects.toThrow('enough')
  expect(await next).toBe('next')
})

test('a closed pool ends what runs, refuses what waits and what comes', async () => {
  const pool = poolOf()
  const running = pool.run('forever', null, QUICK)
  const waiting = pool.run('echo', 1, QUICK)
  const both = Promise.allSettled([running, waiting])
  await pool.close()
  expect(await both).toEqual([
    { status: 'rejected', reason: failure('closed') },
    { status: 'rejected', reason: failure('closed') },
  ])
  await expect(pool.run('echo', 1, QUICK)).rejects.toEqual(failure('closed'))
  await pool.close()
})

/** Runs a script that has a pool, in a process of its own. */
function ranAlone(script: string): { status: number | null; stdout: string } {
  const program = `
    const { createWorkerPool } = await import(${JSON.stringify(new URL('./worker-pool.ts', import.meta.url).href)})
    const pool = createWorkerPool({
      entry: new URL(${JSON.stringify(new URL('./example-work.ts', import.meta.url).href)}),
      threads: 2, waiting: 2, maxBytes: 1000, idle: 50, heapMb: 32,
    })
    ${script}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 15_000,
  })
}

test('a thread without work ends, and holds no process', () => {
  const { status, stdout } = ranAlone(`
    const threads = () => process.report.getReport().workers.length
    const counts = [threads()]
    await pool.run('echo', 1, { bytes: 1, seconds: 10 })
    counts.push(threads())
    const until = Date.now() + 5000
    while (threads() > 0 && Date.now() < until) await new Promise((then) => setTimeout(then, 20))
    counts.push(threads())
    await pool.run('echo', 1, { bytes: 1, seconds: 10 })
    process.stdout.write(counts.join())`)
  expect({ status, stdout }).toEqual({ status: 0, stdout: '0,1,0' })
})
