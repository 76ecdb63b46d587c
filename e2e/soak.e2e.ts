import { expect, test } from 'vitest'
import { runSoak } from '../bench/soak/run-soak.ts'
import { soakFaults } from '../bench/soak/soak-faults.ts'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo } from './own-server.ts'

/** Seconds; `npm run soak` takes ten minutes. */
const SHORT = 20
/** MB, of a server under everything at once. */
const MEMORY = 400

test(
  'everything at once, a restart and a failing provider in the midst of it: nobody notices',
  sampled(false),
  async () => {
    const report = await runSoak({ seconds: SHORT, dataDir: await ownDemo() })
    expect(soakFaults(report)).toEqual([])
    expect(report.tallies.map(({ kind }) => kind).toSorted()).toEqual([
      'call',
      'feed',
      'formulaire',
      'media',
      'missing',
      'page',
      'publication',
      'purge',
      'redémarrage',
      'relecture',
      'search',
    ])
    for (const { most } of report.memory) expect(most).toBeLessThan(MEMORY)
  },
)
