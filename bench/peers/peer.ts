import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNode, type Started } from '../processes.ts'
import { type PageTree, withReactNames } from './page-tree.ts'

/** Another way of serving the same page: prerendered under `/`, rendered at each request under `/live`. */
export interface Peer {
  name: string
  /** Its sources, with a `package.json` of its own. */
  folder: string
  /** The page as its components want it. */
  drawn(page: PageTree): PageTree
  /** What makes it ready for production, run with Node in its folder. */
  build: string[]
  /** What serves it. */
  start: string[]
  env: Record<string, string>
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Next.js',
    folder: 'bench/peers/next',
    drawn: (page) => ({
      ...page,
      metas: withReactNames(
        page.metas.map((attributes) => ({ tag: 'meta', attributes, children: [] })),
      ).flatMap((meta) => (typeof meta === 'string' ? [] : [meta.attributes])),
      body: withReactNames(page.body),
    }),
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: ['node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  {
    name: 'Astro',
    folder: 'bench/peers/astro',
    drawn: (page) => page,
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: ['dist/server/entry.mjs'],
    env: { ASTRO_TELEMETRY_DISABLED: '1', HOST: '127.0.0.1', PORT: '0' },
  },
]

/**
 * Installs a peer where it is not yet (from a registry), builds it with this page and starts it.
 * @throws with what the tool printed, when one of the three fails
 */
export async function startPeer(peer: Peer, page: PageTree): Promise<Started> {
  const { folder, drawn, build, start, env } = peer
  await install(peer)
  await writeFile(join(folder, 'page.json'), JSON.stringify(drawn(page)))
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await run(process.execPath, build, folder, env)
  return startNode(start, { cwd: folder, env })
}

const packages = (dependencies: Record<string, string>): string =>
  Object.entries(dependencies)
    .map(([name, version]) => `${name}@${version}`)
    .toSorted()
    .join(' ')

/** Scripts of packages don't run: what these need comes as packages too. */
async function install({ name, folder }: Peer): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const installed = await Promise.all(
    Object.keys(dependencies).map(async (dependency) => {
      const file = join(folder, 'node_modules', dependency, 'package.json')
      const text = await readFile(file, 'utf8').catch(() => '{}')
      return [dependency, String((JSON.parse(text) as { version?: string }).version)] as const
    }),
  )
  if (packages(Object.fromEntries(installed)) === packages(dependencies)) return
  process.stdout.write(`Installation de ${name} (${packages(dependencies)})…\n`)
  await run(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'],
    folder,
    {},
  )
}

async function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return
  throw new Error(`« ${command} ${args.join(' ')} » a échoué (${code}) dans ${cwd} :\n${output}`)
}
