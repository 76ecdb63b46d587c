import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployed, type Nginx, startNginx } from '../e2e/nginx.ts'
import { startServer } from '../e2e/server-process.ts'
import { type Figure, figure, median, ratioAtLeast } from './figure.ts'
import { type Measured, nginxLoad, startFileNginx } from './nginx-file.ts'
import { stopped } from './processes.ts'

const ROUNDS = 9

/** Ways of asking for the home page, and what each must reach of the file's. */
const WAYS = [
  { name: 'en clair', accepted: 'identity', floor: 0.8 },
  { name: 'en brotli', accepted: 'br', floor: 0.7 },
] as const

/**
 * The kept home page through nginx as `deploy/nginx.conf` has it, which keeps it for a second, against nginx that
 * sends the same bytes from a file, in turn.
 * @throws when nginx, its module or wrk is not installed
 */
export async function nginx(dataDir: string): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const folder = held.adopt(await mkdtemp(join(tmpdir(), 'vitrine-bench-nginx-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const server = held.adopt(await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' }), stopped)
  const end = ({ stop }: Nginx) => stop()
  const sending = held.adopt(await startFileNginx(join(folder, 'files'), server.url), end)
  const kept = join(folder, 'kept')
  await mkdir(kept)
  const keeping = held.adopt(await startNginx(kept, deployed(kept, server.url)), end)
  const figures: Figure[] = []
  for (const way of WAYS) figures.push(...(await compared(keeping, sending, way)))
  return figures
}

async function compared(keeping: Nginx, sending: Nginx, way: (typeof WAYS)[number]) {
  const { name, accepted, floor } = way
  const headers = { 'accept-encoding': accepted }
  const loads = { sending: [] as Measured[], keeping: [] as Measured[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.sending.push(await nginxLoad(sending, headers))
    loads.keeping.push(await nginxLoad(keeping, headers))
  }
  const compare = (key: keyof Measured) => ({
    value: median(loads.keeping.map((load) => load[key])),
    baseline: median(loads.sending.map((load) => load[key])),
  })
  const what = `accueil gardé une seconde par nginx, ${name}`
  return [
    figure({
      name: `${what} / fichier de nginx`,
      unit: 'req/s',
      ...compare('perSecond'),
      target: ratioAtLeast(floor),
    }),
    figure({
      name: `${what} : par seconde de processeur`,
      unit: 'req/s',
      ...compare('perCpuSecond'),
    }),
  ]
}
