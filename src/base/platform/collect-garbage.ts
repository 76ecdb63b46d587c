import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The engine's own collector; without options a full collection, which it knows by their number. */
type Collector = (...options: [] | [NodeJS.GCOptions]) => unknown

let collector: Collector | undefined

/**
 * Gives the engine's garbage back now. Drawing a whole site in a row leaves so much of it that the
 * heap would grow to twice its size, and a process keeps what it once had.
 */
export function collectGarbage(): void {
  collector ??= engineCollector()
  collector()
}

/** Only what came lately, in a few milliseconds: buffers that a stream has read, for one. */
export function collectLately(): void {
  collector ??= engineCollector()
  collector({ type: 'minor' })
}

/**
 * Also drops what the engine keeps in case it is asked for again, compiled code that is old for one,
 * and returns empty pages of the heap to the system, which no other collection does. Takes a tenth
 * of a second.
 */
export function giveMemoryBack(): void {
  collector ??= engineCollector()
  collector({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}

/** Where the engine lets itself be asked. */
function engineCollector(): Collector {
  setFlagsFromString('--expose-gc')
  const asked: unknown = runInNewContext('gc')
  return typeof asked === 'function' ? (...options) => asked(...options) : () => {}
}
