import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { build } from 'vite'
import { startServer } from '../e2e/server-process.ts'
import { editorSpeeds } from './editor.ts'
import { providerViews } from './provider-views.ts'
import { searchSpeeds } from './search.ts'

/** `npm run bench`: every figure of one run, as ratios against baselines of the same run. */
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 50
/** Unit of the processor times that the kernel tells. */
const TICKS_A_SECOND = 100

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
try {
  process.env['NODE_ENV'] = 'production'
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: 'dist/bench',
      rollupOptions: { input: { inside: 'bench/inside.ts' } },
    },
  })
  await startServer({ DATA_DIR: dataDir }).then((first) => first.stop())
  const home = await homePage()
  await speeds(home.file)
  await start()
  sizes(home.bytes)
  await provider()
  await search()
  await editor()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function homePage(): Promise<{ file: string; bytes: Buffer }> {
  const server = await startServer({ DATA_DIR: dataDir })
  const bytes = Buffer.from(await (await fetch(server.url)).arrayBuffer())
  await server.stop()
  const file = join(dataDir, 'home.html')
  await writeFile(file, bytes)
  return { file, bytes }
}

interface Load {
  perSecond: number
  p99: number
  memory: number
}

async function speeds(file: string): Promise<void> {
  const bare: Load[] = []
  const served: Load[] = []
  const rendered: number[] = []
  const react: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareLoad(file))
    served.push(await servedLoad())
    rendered.push(inside('render'))
    react.push(inside('react'))
  }
  const pick = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]))
  const reactSpeed = median(react)
  const bareSpeed = pick(bare, 'perSecond')
  print(`${cpus().length} processeurs, Node ${process.version}, médianes de ${ROUNDS} tours`)
  row('', 'requêtes/s', 'p99 ms', 'mémoire Mo', 'rapport')
  row('node:http nu, mêmes octets', bareSpeed, pick(bare, 'p99'), pick(bare, 'memory'), 1)
  row(
    'accueil servi',
    pick(served, 'perSecond'),
    pick(served, 'p99'),
    pick(served, 'memory'),
    pick(served, 'perSecond') / bareSpeed,
  )
  row('renderToString des widgets seuls', reactSpeed, '', '', 1)
  row('accueil rendu sans cache de page', median(rendered), '', '', median(rendered) / reactSpeed)
  print(`  objectif : accueil rendu / renderToString ≥ 0.5`)
}

async function bareLoad(file: string): Promise<Load> {
  const child = spawn(process.execPath, ['dist/bench/inside.js', 'bare', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\S+/.exec(line.toString())?.[0] ?? ''
  const load = await loadOf(url, child.pid ?? 0)
  child.kill()
  await once(child, 'exit')
  return load
}

async function servedLoad(): Promise<Load> {
  const server = await startServer({ DATA_DIR: dataDir })
  const load = await loadOf(server.url, server.pid)
  await server.stop()
  return load
}

async function loadOf(url: string, pid: number): Promise<Load> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    memory: await residentMegabytes(pid),
  }
}

function inside(mode: string): number {
  const printed = execFileSync(process.execPath, ['dist/bench/inside.js', mode, String(SECONDS)], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return Number(printed)
}

/** From the start of the process on a seeded directory to the first 200, in time of its own. */
async function start(): Promise<void> {
  const cpu: number[] = []
  const idle: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir })
    await fetch(server.url)
    cpu.push(await cpuSeconds(server.pid))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    idle.push(await residentMegabytes(server.pid))
    await server.stop()
  }
  print(`départ jusqu’au premier 200 : ${median(cpu).toFixed(2)} s de processeur (objectif < 2)`)
  print(`mémoire au repos : ${median(idle).toFixed(0)} Mo (objectif < 150)`)
}

function sizes(home: Buffer): void {
  print(`accueil : ${home.length} octets, ${brotliCompressSync(home).length} en brotli`)
}

/** Page views while the provider answers in 300 ms, then while it answers nobody. */
async function provider(): Promise<void> {
  const { healthy, stalled } = await providerViews(dataDir)
  print('10 000 pages vues en une minute, fournisseur HTTP à 300 ms puis muet :')
  row('', 'médiane ms', 'p99 ms', 'échecs', 'appels', 'par question')
  for (const [name, views] of Object.entries({ sain: healthy, muet: stalled })) {
    const { p50, p99, failed, upstream, mostOfOne } = views
    row(`fournisseur ${name}`, p50, p99, String(failed), String(upstream), String(mostOfOne))
  }
  print(`  p99 muet / sain : ${(stalled.p99 / healthy.p99).toFixed(2)} (objectif ≤ 1.2)`)
}

/** Searches over 5,000 documents, and a bare FTS5 query in the same run. */
async function search(): Promise<void> {
  const { find, suggest, bare } = await searchSpeeds()
  print('recherche dans 5 000 documents, ms de processeur :')
  row('', 'médiane', 'p95', 'rapport p95')
  row('requête FTS5 nue', bare.median, bare.p95, 1)
  row('page de résultats', find.median, find.p95, find.p95 / bare.p95)
  row('suggestions', suggest.median, suggest.p95, suggest.p95 / bare.p95)
  print('  objectif : p95 d’une page de résultats < 20 ms')
}

/** The visual editor in a browser, its previews held back by 400 ms. */
async function editor(): Promise<void> {
  const { open, key, move, add, remove } = await editorSpeeds(dataDir)
  print('éditeur visuel, ms du navigateur, p95 sauf l’ouverture (médiane) :')
  row('', 'mesure', 'objectif')
  row('ouverture, 50 widgets', open, 2500)
  row('frappe → peinture, 100 widgets', key, 50)
  row('déplacer', move, 200)
  row('ajouter', add, 200)
  row('supprimer', remove, 200)
}

/** Resident memory of a process, from the kernel's own account; NaN where there is none. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function row(name: string, ...cells: (number | string)[]): void {
  const shown = cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell,
  )
  print(`${name.padEnd(36)}${shown.map((cell) => cell.padStart(13)).join('')}`)
}
