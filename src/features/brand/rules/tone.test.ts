import { describe, expect, test } from 'vitest'
import { isWhole, plateOn, toneOf } from './tone.ts'

const GROUNDS = { light: '#fbfaf7', dark: '#12181c' }
const SIDE = 20

/** A drawing of one colour that covers so much of its frame. */
function drawing(colour: readonly [number, number, number], cover: number) {
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let pixel = 0; pixel < SIDE * SIDE * cover; pixel += 1) data.set([...colour, 255], pixel * 4)
  return toneOf({ data, width: SIDE, height: SIDE }, GROUNDS)
}

describe('a logo on the grounds of a site', () => {
  test.each([
    ['black', [0, 0, 0], '', 'light'],
    ['white', [255, 255, 255], 'dark', ''],
    ['a mid green', [40, 140, 110], '', ''],
    ['near paper', [244, 243, 238], 'dark', ''],
  ] as const)('%s', (_name, colour, onLight, onDark) => {
    const tone = drawing(colour, 0.3)
    expect([plateOn('light', tone), plateOn('dark', tone)]).toEqual([onLight, onDark])
  })

  test('what brings its own ground needs none, whatever its colour', () => {
    const tone = drawing([255, 255, 255], 1)
    expect(isWhole(tone)).toBe(true)
    expect([plateOn('light', tone), plateOn('dark', tone)]).toEqual(['', ''])
  })

  test('what shows nothing needs nothing', () => {
    const tone = drawing([0, 0, 0], 0)
    expect(tone).toEqual({ cover: 0, lostOnLight: 0, lostOnDark: 0 })
    expect(plateOn('light', tone)).toBe('')
    expect(plateOn('dark', toneOf({ data: new Uint8Array(), width: 0, height: 0 }, GROUNDS))).toBe(
      '',
    )
  })
})
