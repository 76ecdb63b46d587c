import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Nginx, NGINX, startNginx } from '../e2e/nginx.ts'
import { cpuSeconds } from './processes.ts'
import { recordedAnswer } from './recorded-answer.ts'
import { countedByWrk, wrkVersion } from './wrk.ts'

/** Of Debian's `libnginx-mod-http-brotli-static`. */
const BROTLI_STATIC = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Seconds of one measure: short, so that what else the machine does meets both. */
const SECONDS = Number(process.env['BENCH_SECONDS'] || 2)
const CONNECTIONS = 50

/**
 * nginx that does nothing but send a server's home page, as it is now, from files in `folder`: plain and brotli.
 * @throws when nginx, its module or wrk is not installed
 */
export async function startFileNginx(folder: string, url: string): Promise<Nginx> {
  if (!existsSync(NGINX) || !existsSync(BROTLI_STATIC) || wrkVersion() === null) {
    throw new Error(
      'Il faut nginx, son module brotli et wrk : apt-get install nginx libnginx-mod-http-brotli-static wrk.',
    )
  }
  await mkdir(folder)
  for (const [accepted, suffix] of [
    ['identity', ''],
    ['br', '.br'],
  ] as const) {
    const { body } = await recordedAnswer(url, { 'accept-encoding': accepted })
    await writeFile(join(folder, `index.html${suffix}`), Buffer.from(body, 'base64'))
  }
  const sent = (port: number) =>
    `types { text/html html; } tcp_nopush off; sendfile on; brotli_static on;
     server { listen 127.0.0.1:${port}; keepalive_timeout 65s; root ${folder}; }`
  return startNginx(folder, sent, `load_module ${BROTLI_STATIC};`)
}

export interface Measured {
  perSecond: number
  /** For each second of nginx's own processor time, which the generator can't limit. */
  perCpuSecond: number
}

/**
 * Loads the home page of an nginx: 50 connections, a second to warm up, then 2 seconds (or `BENCH_SECONDS`).
 * @throws when an answer fails
 */
export async function nginxLoad(
  one: Nginx,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> {
  const url = `http://127.0.0.1:${one.port}/`
  const asked = { url, headers, connections: CONNECTIONS }
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
