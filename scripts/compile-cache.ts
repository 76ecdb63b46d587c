import { resolve } from 'node:path'

/**
 * Lets every Node that is started from here find compiled, and without its types, what another one has read
 * before: tests start hundreds of servers and commands from the same files. Goes with `node_modules`; what the
 * environment names instead stays.
 */
export function keepCompiled(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve(
    import.meta.dirname,
    '../node_modules/.cache/compiled',
  )
}
