import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployed, type Nginx, NGINX, startNginx } from '../e2e/nginx.ts'
import { startServer } from '../e2e/server-process.ts'
import { type Figure, figure, median, ratioAtLeast } from './figure.ts'
import { cpuSeconds, stopped } from './processes.ts'
import { recordedAnswer } from './recorded-answer.ts'
import { countedByWrk, wrkVersion } from './wrk.ts'

const ROUNDS = 9
/** Seconds of one measure: short, so that what else the machine does meets both. */
const SECONDS = Number(process.env['BENCH_SECONDS'] || 2)
const CONNECTIONS = 50

/** Ways of asking for the home page, and what each must reach of the file's. */
const WAYS = [
  { name: 'en clair', accepted: 'identity', suffix: '', floor: 0.8 },
  { name: 'en brotli', accepted: 'br', suffix: '.br', floor: 0.7 },
] as const

/** Of Debian's `libnginx-mod-http-brotli-static`. */
const BROTLI_STATIC = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

interface Measured {
  perSecond: number
  /** For each second of nginx's own processor time, which the generator can't limit. */
  perCpuSecond: number
}

/**
 * The kept home page through nginx as `deploy/nginx.conf` has it, which keeps it for a second, against nginx that
 * sends the same bytes from a file, in turn.
 * @throws when nginx, its module or wrk is not installed
 */
export async function nginx(dataDir: string): Promise<Figure[]> {
  if (!existsSync(NGINX) || !existsSync(BROTLI_STATIC) || wrkVersion() === null) {
    throw new Error(
      'Il faut nginx, son module brotli et wrk : apt-get install nginx libnginx-mod-http-brotli-static wrk.',
    )
  }
  await using held = new AsyncDisposableStack()
  const folder = held.adopt(await mkdtemp(join(tmpdir(), 'vitrine-bench-nginx-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const server = held.adopt(await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' }), stopped)
  const [kept, files] = [join(folder, 'kept'), join(folder, 'files')]
  await Promise.all([mkdir(kept), mkdir(files)])
  for (const { accepted, suffix } of WAYS) {
    const { body } = await recordedAnswer(server.url, { 'accept-encoding': accepted })
    await writeFile(join(files, `index.html${suffix}`), Buffer.from(body, 'base64'))
  }
  const end = ({ stop }: Nginx) => stop()
  const keeping = held.adopt(await startNginx(kept, deployed(kept, server.url)), end)
  const sending = held.adopt(
    await startNginx(files, sent(files), `load_module ${BROTLI_STATIC};`),
    end,
  )
  const figures: Figure[] = []
  for (const way of WAYS) figures.push(...(await compared(keeping, sending, way)))
  return figures
}

/** nginx that does nothing but send files. */
const sent = (folder: string) => (port: number) =>
  `types { text/html html; } tcp_nopush off; sendfile on; brotli_static on;
   server { listen 127.0.0.1:${port}; keepalive_timeout 65s; root ${folder}; }`

async function compared(keeping: Nginx, sending: Nginx, way: (typeof WAYS)[number]) {
  const { name, accepted, floor } = way
  const loads = { sending: [] as Measured[], keeping: [] as Measured[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.sending.push(await measured(sending, accepted))
    loads.keeping.push(await measured(keeping, accepted))
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

/** @throws when an answer fails */
async function measured(one: Nginx, accepted: string): Promise<Measured> {
  const url = `http://127.0.0.1:${one.port}/`
  const asked = { url, headers: { 'accept-encoding': accepted }, connections: CONNECTIONS }
  await countedByWrk({ ...asked, seconds: 1 })
  const before = await spentBy(one)
  const { perSecond, failed } = await countedByWrk({ ...asked, seconds: SECONDS })
  if (failed > 0) throw new Error(`nginx : ${failed} réponses manquées sur ${url}.`)
  return { perSecond, perCpuSecond: (perSecond * SECONDS) / ((await spentBy(one)) - before) }
}

/** Seconds of processor that nginx's workers have used: its children, and nothing of what they ask. */
async function spentBy({ pid }: Nginx): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(processes.map(parentOf))
  const workers = processes.filter((_process, at) => parents[at] === pid)
  const spent = await Promise.all(workers.map(cpuSeconds))
  return spent.reduce((sum, seconds) => sum + seconds, 0)
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
