import { brotliCompressSync } from 'node:zlib'
import { startServer } from '../e2e/server-process.ts'
import { atMost, figure, median, type Figure } from './figure.ts'
import { ROUNDS } from './load.ts'
import { cpuSeconds, residentMegabytes } from './processes.ts'

const START = 2
/** MB. */
const IDLE_MEMORY = 150
/** Milliseconds after the first answer when a server is idle. */
const REST = 1500

/** Node keeps nothing that it compiled, nor reads what it kept. */
const NOTHING_KEPT = { NODE_DISABLE_COMPILE_CACHE: '1' }

interface Start {
  /** Seconds of processor, and milliseconds that passed, to the first 200. */
  cpu: number
  wait: number
  /** Megabytes at rest. */
  idle: number
  home: Buffer
}

async function started(variables: Record<string, string>): Promise<Start> {
  const begun = performance.now()
  const server = await startServer(variables)
  const answer = await fetch(server.url, { headers: { 'accept-encoding': 'identity' } })
  const home = Buffer.from(await answer.arrayBuffer())
  const wait = performance.now() - begun
  const cpu = await cpuSeconds(server.pid)
  await new Promise((resolve) => setTimeout(resolve, REST))
  const idle = await residentMegabytes(server.pid)
  await server.stop()
  return { cpu, wait, idle, home }
}

/**
 * From the start of the process on a seeded folder to the first 200, in its own processor time and in time that
 * passed, beside a start for which nothing compiled was kept, in turn; its memory at rest; bytes of the home page.
 */
export async function start(dataDir: string): Promise<Figure[]> {
  const kept: Start[] = []
  const anew: Start[] = []
  // What it compiles is written as it ends.
  await started({ DATA_DIR: dataDir })
  for (let round = 0; round < ROUNDS; round += 1) {
    anew.push(await started({ DATA_DIR: dataDir, ...NOTHING_KEPT }))
    kept.push(await started({ DATA_DIR: dataDir }))
  }
  const of = (starts: Start[], name: 'cpu' | 'wait' | 'idle') =>
    median(starts.map((one) => one[name]))
  const home = kept[0]?.home ?? Buffer.alloc(0)
  return [
    figure({
      name: 'départ jusqu’au premier 200',
      value: of(kept, 'cpu'),
      unit: 's de processeur',
      baseline: of(anew, 'cpu'),
      target: atMost(START),
    }),
    figure({
      name: 'attente du premier 200',
      value: of(kept, 'wait'),
      unit: 'ms',
      baseline: of(anew, 'wait'),
    }),
    figure({
      name: 'mémoire au repos',
      value: of(kept, 'idle'),
      unit: 'Mo',
      target: atMost(IDLE_MEMORY),
    }),
    figure({ name: 'accueil en clair', value: home.length, unit: 'octets' }),
    figure({ name: 'accueil en brotli', value: brotliCompressSync(home).length, unit: 'octets' }),
  ]
}
