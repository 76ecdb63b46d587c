import { resolve } from 'node:path'
import { engineOptions } from '../e2e/server-process.ts'
import { startNode, type Started } from './processes.ts'

/** The production server without its cache of pages: every page is rendered anew. */
export const uncachedServer = (dataDir: string): Promise<Started> =>
  startNode([...engineOptions(), 'dist/bench/inside.js', 'serve'], {
    env: { DATA_DIR: resolve(dataDir), LOG_LEVEL: 'error' },
  })
