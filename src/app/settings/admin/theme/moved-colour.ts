import type { ThemeTokens } from '#base/core/site.ts'
import { shiftOf } from '#features/brand/rules/palette.ts'

/** A colour that had to move further than this in lightness is not the one that was given. */
const SEEN_SHIFT = 0.04

/** Says that a palette could not take its colour as it was given; empty where nobody sees that it moved. */
export function movedColour(colour: string, made: ThemeTokens): string {
  if (shiftOf(colour, made) <= SEEN_SHIFT) return ''
  const shown = made.light['primary'] ?? ''
  return `Cette couleur ne se lirait pas sur le papier : les liens et les boutons en prennent une plus soutenue, ${shown.toUpperCase()}.`
}
