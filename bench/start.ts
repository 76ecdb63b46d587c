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

/**
 * From the start of the process on a seeded folder to the first 200, in its own processor time, and
 * its memory at rest; bytes of the home page.
 */
export async function start(dataDir: string): Promise<Figure[]> {
  const cpu: number[] = []
  const idle: number[] = []
  let home = Buffer.alloc(0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir })
    const answer = await fetch(server.url, { headers: { 'accept-encoding': 'identity' } })
    home = Buffer.from(await answer.arrayBuffer())
    cpu.push(await cpuSeconds(server.pid))
    await new Promise((resolve) => setTimeout(resolve, REST))
    idle.push(await residentMegabytes(server.pid))
    await server.stop()
  }
  return [
    figure({
      name: 'départ jusqu’au premier 200',
      value: median(cpu),
      unit: 's de processeur',
      target: atMost(START),
    }),
    figure({
      name: 'mémoire au repos',
      value: median(idle),
      unit: 'Mo',
      target: atMost(IDLE_MEMORY),
    }),
    figure({ name: 'accueil en clair', value: home.length, unit: 'octets' }),
    figure({ name: 'accueil en brotli', value: brotliCompressSync(home).length, unit: 'octets' }),
  ]
}
