import { formatHex } from 'culori/fn'
import { apart, inOklch } from './oklch.ts'

/** Opacity from which a pixel counts, and the colour from which it is one: greys and shades of paper are none. */
const SEEN = 128
const LEAST_CHROMA = 0.05
/** Degrees by which a second colour is another one. */
const APART = 40

interface Heap {
  weight: number
  red: number
  green: number
  blue: number
}

/**
 * The one or two colours of a logo, the stronger first: those that cover most of it, greys left out.
 * @param data pixels, four bytes each: red, green, blue, opacity
 * @returns `#rrggbb`; none for a logo in grey
 */
export function coloursOfLogo(data: ArrayLike<number>): string[] {
  const heaps = new Map<number, Heap>()
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((by) => data[at + by])
    if (opacity < SEEN) continue
    // Sixteen steps a channel: shades of one colour fall together.
    const key = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4)
    const heap = heaps.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 }
    heaps.set(key, heap)
    heap.weight += 1
    heap.red += red
    heap.green += green
    heap.blue += blue
  }
  const found = [...heaps.values()].flatMap((heap) => {
    const [r, g, b] = [heap.red, heap.green, heap.blue].map((sum) => sum / heap.weight / 255)
    const colour = inOklch({ mode: 'rgb', r: r ?? 0, g: g ?? 0, b: b ?? 0 })
    if (colour.c < LEAST_CHROMA) return []
    const weight = heap.weight * colour.c
    return [{ hue: colour.h ?? 0, weight, hex: formatHex(colour) }]
  })
  const sorted = found.toSorted((a, b) => b.weight - a.weight)
  const [first] = sorted
  if (first === undefined) return []
  const second = sorted.find(({ hue }) => apart(hue, first.hue) > APART)
  return second === undefined ? [first.hex] : [first.hex, second.hex]
}
