import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

export interface ServerProcess {
  url: string
  pid: number
  /** Everything it printed so far. */
  output(): string
  /** Waits for its end; gives the exit code, `null` when a signal ended it. */
  ended(): Promise<number | null>
  /** Sends SIGTERM and waits for the end; gives the exit code. */
  stop(): Promise<number | null>
}

/** A server that did not start. */
interface Refusal {
  code: number | null
  /** Everything it printed. */
  output: string
}

const START_LIMIT = 60_000
const SERVER = 'dist/server/main.js'

/** What `npm start` tells the engine: `exec node --max-semi-space-size=8 … dist/server/main.js`. */
export function engineOptions(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const words = scripts['start']?.split('exec node ')[1]?.split(' ') ?? []
  return words.filter((word) => word.startsWith('--') && !word.startsWith('--env-file'))
}

/** An empty PostgreSQL, or a public address, gets the demo firm when asked alone. */
const firstContent = ({ DATABASE_URL, PUBLIC_URL }: Record<string, string>) =>
  DATABASE_URL === undefined && PUBLIC_URL === undefined ? {} : { SEED: 'demo' }

/** The built server on a free port, with what it prints. */
function launch(variables: Record<string, string>, nodeOptions: string[], folder?: string) {
  if (!existsSync(SERVER)) {
    throw new Error(
      `Le site n’est pas construit (${SERVER} manque) : lancez « npm run build », ou ` +
        '« npm run test:browser » qui le fait.',
    )
  }
  const child = spawn(process.execPath, [...engineOptions(), ...nodeOptions, SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...firstContent(variables),
      PORT: '0',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder === undefined ? {} : { cwd: folder }),
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return { child, output: () => output }
}

/**
 * Starts the built server on a free port, as `npm start` does, and waits until it answers.
 * @param folder where another copy of it lies
 */
export async function startServer(
  variables: Record<string, string>,
  nodeOptions: string[] = [],
  folder?: string,
): Promise<ServerProcess> {
  const { child, output } = launch(variables, nodeOptions, folder)
  const url = await listening(child, output)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const ended = async () => {
    if (!hasEnded()) await once(child, 'close')
    return child.exitCode
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    ended,
    stop() {
      if (!hasEnded()) child.kill('SIGTERM')
      return ended()
    },
  }
}

/** Starts the built server where it can't start, and waits for its end. */
export async function refusedStart(variables: Record<string, string>): Promise<Refusal> {
  const { child, output } = launch(variables, [])
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, output: output() }
}

/** Starts the built server and kills it that many milliseconds later, whatever it is at. */
export async function killedStart(variables: Record<string, string>, after: number): Promise<void> {
  const { child } = launch(variables, [])
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  await once(child, 'close')
  clearTimeout(timer)
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`Pas de serveur après ${START_LIMIT} ms.\n${output()}`))
    }, START_LIMIT)
    child.stdout?.on('data', () => {
      const url = /répond sur (http:\S+)/.exec(output())?.[1]
      if (url) {
        clearTimeout(timer)
        resolve(url)
      }
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`Le serveur s’est arrêté (${code}).\n${output()}`))
    })
  })
}
