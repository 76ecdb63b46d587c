import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

/** A server that the bench started in a process of its own. */
export interface Started {
  /** Without trailing slash. */
  url: string
  pid: number
  stop(): Promise<unknown>
}

interface Launch {
  cwd?: string
  env?: Record<string, string>
}

/** Ends a server; for `AsyncDisposableStack.adopt`. */
export async function stopped(server: Started): Promise<void> {
  await server.stop()
}

const START_LIMIT = 60_000

/**
 * Starts Node with these arguments and waits until it prints the address on which it answers.
 * @throws when it ends, or prints no address for a minute
 */
export async function startNode(args: string[], { cwd, env }: Launch = {}): Promise<Started> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /https?:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1]
      if (found) {
        clearTimeout(timer)
        resolve(`http://127.0.0.1:${found}`)
      }
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`« node ${args.join(' ')} » s’est arrêté (${code}).\n${output}`))
    })
  })
  return { url, pid: child.pid ?? 0, stop }
}

/** What a program prints, run in a process of its own. @throws when it fails */
export async function printedBy(args: string[], { cwd, env }: Launch = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`« node ${args.join(' ')} » a échoué (${code}).`)
  return printed
}

/** Resident memory of a process in MB, from the kernel's own account; `NaN` where there is none. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Unit of the processor times that the kernel tells. */
const TICKS_A_SECOND = 100

/** Seconds of processor that a process has used; `NaN` where the kernel does not say. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
