import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  url: string
  pid: number
  /** Everything it printed so far. */
  output(): string
  /** Sends SIGTERM and waits for the end; gives the exit code. */
  stop(): Promise<number | null>
}

const START_LIMIT = 60_000

/** Starts the built server on a free port, as `npm start` does, and waits until it answers. */
export async function startServer(
  variables: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listening = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Pas de serveur après ${START_LIMIT} ms.\n${output}`)),
      START_LIMIT,
    )
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /répond sur (http:\S+)/.exec(output)?.[1]
      if (url) {
        clearTimeout(timer)
        resolve(url)
      }
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`Le serveur s’est arrêté (${code}).\n${output}`))
    })
  })
  const url = await listening
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGTERM')
      await once(child, 'exit')
      return child.exitCode
    },
  }
}
