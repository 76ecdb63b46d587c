import { BLEED } from './frame.ts'
import { MOTIF_COLOURS, motifOf } from './palette.ts'

/** The sign « information » in the colour of a motif, 64 by 64; nothing behind it. */
export function infoSign(motif: string): string {
  const colour = MOTIF_COLOURS[motifOf(motif)]
  const around = `${-BLEED} ${-BLEED} ${64 + 2 * BLEED} ${64 + 2 * BLEED}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${around}">
<circle cx="32" cy="32" r="26" fill="${colour}" fill-opacity=".12" stroke="${colour}" stroke-width="4"/>
<circle cx="32" cy="20.5" r="3.6" fill="${colour}"/><path d="M27.5 29.5H32.5V45M26.5 45.5H38" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
