import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Gives the engine's garbage back now. Drawing a whole site in a row leaves so much of it that the
 * heap would grow to twice its size, and a process keeps what it once had.
 */
export function collectGarbage(): void {
  collect ??= collector()
  collect()
}

/** The engine's own, where it lets itself be asked. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const asked: unknown = runInNewContext('gc')
  return typeof asked === 'function' ? () => void asked() : () => {}
}
