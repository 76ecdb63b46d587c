import { contrast } from '#features/sites/rules/contrast.ts'
import type { Plate } from '#base/core/logo.ts'

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** How a picture stands on a ground: `shares` of what is seen of it, from 0 to 1. */
export interface Tone {
  /** Part of the whole that is not see-through. */
  cover: number
  /** Part of what is seen that is lost on a light ground, and on a dark one. */
  lostOnLight: number
  lostOnDark: number
}

/** Opacity from which a pixel is seen. */
const SEEN = 64
/** Contrast below which a pixel is lost on its ground. */
const LOST = 1.5
/** So much of a picture may be lost: the white eye of a dark owl. */
const MAY_BE_LOST = 0.25
/** A picture that covers this much of its frame brings a ground of its own. */
const WHOLE = 0.97

/** Looks at each pixel of a small picture. @param grounds colours of the pages, `#rrggbb` */
export function toneOf({ data }: Pixels, grounds: { light: string; dark: string }): Tone {
  const known = new Map<string, { light: boolean; dark: boolean }>()
  let [seen, light, dark] = [0, 0, 0]
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4)
    if (opacity < SEEN) continue
    seen += 1
    // Sixteen steps a channel: a gradient has few colours, and no eye tells more of them apart here.
    const colour = `#${[red, green, blue].map((value) => hex(value & 0xf0)).join('')}`
    const lost = known.get(colour) ?? {
      light: (contrast(colour, grounds.light) ?? 1) < LOST,
      dark: (contrast(colour, grounds.dark) ?? 1) < LOST,
    }
    known.set(colour, lost)
    if (lost.light) light += 1
    if (lost.dark) dark += 1
  }
  const share = (count: number) => (seen === 0 ? 0 : count / seen)
  return {
    cover: seen / (data.length / 4 || 1),
    lostOnLight: share(light),
    lostOnDark: share(dark),
  }
}

const hex = (value: number): string => value.toString(16).padStart(2, '0')

/** What a picture needs behind it on a ground; a photograph or a tile brings its own. */
export function plateOn(ground: 'light' | 'dark', tone: Tone): Plate {
  if (tone.cover >= WHOLE) return ''
  const lost = ground === 'light' ? tone.lostOnLight : tone.lostOnDark
  if (lost <= MAY_BE_LOST) return ''
  return ground === 'light' ? 'dark' : 'light'
}

/** Whether a picture fills its frame. */
export const isWhole = ({ cover }: Tone): boolean => cover >= WHOLE
