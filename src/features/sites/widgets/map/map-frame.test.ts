import { expect, test } from 'vitest'
import { degrees } from '#base/core/field/field-formats.ts'
import { frameOrigin } from '#base/core/address/frame-origins.ts'
import { mapFrame } from './map-frame.ts'

const place = { latitude: 49.28, longitude: -0.7, scale: 'town', marker: true } as const

const boxOf = (src: string): number[] =>
  (new URL(src).searchParams.get('bbox') ?? '').split(',').map(Number)

test('the map is framed around the place, with a pin on it', () => {
  const { src, href } = mapFrame(place)
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(src)
  expect((west + east) / 2).toBeCloseTo(-0.7, 4)
  expect((south + north) / 2).toBeCloseTo(49.28, 4)
  expect(new URL(src).searchParams.get('marker')).toBe('49.28,-0.7')
  expect(href).toBe('https://www.openstreetmap.org/?mlat=49.28&mlon=-0.7#map=14/49.28/-0.7')
  expect(frameOrigin(src)).toBe('https://www.openstreetmap.org')
})

test('without a pin the map names no place', () => {
  const { src, href } = mapFrame({ ...place, marker: false })
  expect(new URL(src).searchParams.has('marker')).toBe(false)
  expect(href).toBe('https://www.openstreetmap.org/#map=14/49.28/-0.7')
})

test('a wider scale shows more', () => {
  const height = (scale: 'street' | 'town' | 'region') => {
    const [, south = 0, , north = 0] = boxOf(mapFrame({ ...place, scale }).src)
    return north - south
  }
  expect(height('street')).toBeLessThan(height('town'))
  expect(height('town')).toBeLessThan(height('region'))
})

test.each([
  ['49.28', 90, 49.28],
  ['49,28', 90, 49.28],
  [' -0.7 ', 180, -0.7],
  ['180', 180, 180],
  ['91', 90, null],
  ['', 90, null],
  ['49°', 90, null],
  ['1e2', 180, null],
] as const)('« %s » within %i is %s degrees', (text, limit, value) => {
  expect(degrees(text, limit)).toBe(value)
})
