import { describe, expect, test } from 'vitest'
import { faultOf } from './measure.ts'
import type { Reader } from './reader.ts'

/** Milliseconds for all shapes of a reader; a measure that a busy machine disturbed is taken again. */
const PATIENT = { timeout: 180_000, retry: 2 }

/** Every shape of every reader: time grows with the text, and the loop is never held for long. */
export function growsNoFaster(readers: readonly Reader[]): void {
  describe.each(readers)(
    '$name',
    ({ read, shapes, limit, isAside = false, isElsewhere = false }) => {
      test('takes time in proportion, and never long at a stretch', PATIENT, async () => {
        const faults: string[] = []
        for (const [name, shape] of Object.entries(shapes)) {
          const fault = await faultOf(read, shape, { limit, isHeld: !isAside, isElsewhere })
          if (fault !== null) faults.push(`${name}: ${fault}`)
        }
        expect(faults).toEqual([])
      })
    },
  )
}
