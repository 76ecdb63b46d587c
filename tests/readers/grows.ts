import { describe, expect, test } from 'vitest'
import { sampled } from '../exhaustive.ts'
import { faultOf } from './measure.ts'
import type { Reader } from './reader.ts'

/** A measure that a busy machine disturbed is taken again. In milliseconds, for some shapes and for all. */
const PATIENT = { timeout: 180_000, retry: 2 }
const ALL_SHAPES = { ...PATIENT, ...sampled(false), timeout: 900_000 }

/** One shape of so many is a sample, another one for each reader. */
const SAMPLE = 12

/** Every shape of every reader: time grows with the text, and the loop is never held for long. */
export function growsNoFaster(readers: readonly Reader[]): void {
  readers.forEach(({ name, read, shapes, limit, isAside = false, isElsewhere = false }, turn) => {
    const takesInProportion = async (some: (place: number) => boolean) => {
      const faults: string[] = []
      for (const [place, [what, shape]] of Object.entries(shapes).entries()) {
        if (!some(place)) continue
        const fault = await faultOf(read, shape, { limit, isHeld: !isAside, isElsewhere })
        if (fault !== null) faults.push(`${what}: ${fault}`)
      }
      expect(faults).toEqual([])
    }
    const every = Math.min(SAMPLE, Object.keys(shapes).length)
    const isSample = (place: number) => place % every === turn % every
    describe(name, () => {
      test('takes time in proportion, and never long at a stretch', PATIENT, () =>
        takesInProportion(isSample),
      )
      test('so it is with every shape', ALL_SHAPES, () =>
        takesInProportion((place) => !isSample(place)),
      )
    })
  })
}
