import { pageConfiguration } from './page-configuration.ts'

/**
 * Says something to developers, on pages whose configuration has `debug` only (requirements A7).
 * What a visitor's console must say is `console.error`, never this.
 */
export function debug(...words: unknown[]): void {
  if (pageConfiguration().debug) console.debug(...words)
}
