import { build } from 'vite'
import { engineOptions } from '../e2e/server-process.ts'
import { printedBy } from './processes.ts'
import { SECONDS } from './load.ts'

/** Builds what a part runs in a process of its own as the server is built: plain Node knows no glob of widgets. */
export async function buildInside(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: 'dist/bench',
      rollupOptions: {
        input: {
          inside: 'bench/inside.ts',
          'make-site': 'bench/make-site.ts',
          'readers-inside': 'bench/readers-inside.ts',
        },
      },
    },
  })
}

/**
 * Runs a second of the processor's own time, without HTTP: `react` draws the home page's widgets with
 * React alone, `render` makes the whole page anew.
 */
export const inside = async (mode: 'react' | 'render'): Promise<number> =>
  Number(await printedBy([...engineOptions(), 'dist/bench/inside.js', mode, String(SECONDS)]))
