import { modeOklch, modeRgb, useMode } from 'culori/fn'

/** A colour as eyes tell it from another one (OKLCH). */
export const inOklch = useMode(modeOklch)
useMode(modeRgb)

/** Degrees between two hues, 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)
