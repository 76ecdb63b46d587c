import { LETTERS } from './letters.ts'
import { fold } from '#base/kit/text/fold.ts'

/** Units of the side that it fills. */
const SIDE = 44

/** A dial around the letters, as the site's pictures have it: which of its marks are long is the firm's own. */
const MARKS = 24
const OUTER = 20
const SHORT = 1.4
const LONG = 3.4
const CENTRE = SIDE / 2

/** Height of a capital, and where it stands, in units of its outline. */
const CAPITAL = { top: 27, foot: 97 } as const
/** Between two letters. */
const GAP = 7

/** What stands for a firm without a logo. */
export interface NamedFirm {
  name: string
  town: string
}

/**
 * The monogram of a firm as the inside of an SVG of 44 by 44: its initials within a dial. Two firms of the same
 * letters have other marks.
 */
export function monogram(firm: NamedFirm, colour: string): string {
  const letters = [...initialsOf(firm.name)].flatMap((sign) => LETTERS[sign] ?? [])
  return `${dial(firm, colour)}${letters.length > 0 ? word(letters, colour) : coin(colour)}`
}

function dial({ name, town }: NamedFirm, colour: string): string {
  const bits = hashOf(`${name}\n${town}`)
  const lines = Array.from({ length: MARKS }, (_, place) => {
    const isLong = ((bits >>> place) & 1) === 1
    const angle = (place / MARKS) * 2 * Math.PI
    const at = (radius: number) =>
      `${round(CENTRE + radius * Math.sin(angle))} ${round(CENTRE - radius * Math.cos(angle))}`
    return `M${at(OUTER)}L${at(OUTER - (isLong ? LONG : SHORT))}`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" opacity=".75"/>`
}

/** The letters side by side, as large as the dial lets them be. */
function word(letters: readonly { left: number; right: number; d: string }[], colour: string) {
  const width = letters.reduce((sum, { left, right }) => sum + right - left, 0)
  const whole = width + GAP * (letters.length - 1)
  const scale = Math.min(0.24, 25 / whole)
  let x = CENTRE - (whole * scale) / 2
  const y = CENTRE - ((CAPITAL.top + CAPITAL.foot) / 2) * scale
  return letters
    .map(({ left, right, d }) => {
      const placed = `<path transform="translate(${round(x - left * scale)} ${round(y)}) scale(${round(scale)})" fill="${colour}" d="${d}"/>`
      x += (right - left + GAP) * scale
      return placed
    })
    .join('')
}

/** For a name that no letter of ours can write. */
const coin = (colour: string): string =>
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="8" fill="${colour}"/>`

const round = (value: number): number => Math.round(value * 1000) / 1000

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0
  }
  return hash
}

/** Words of a firm's name that are no name: its trade, its legal form, and small words. */
const COMMON = new Set(
  (
    'cabinet societe ste groupe bureau agence sarl sas sasu sa eurl scp selarl scm ' +
    'expert experts experte expertes expertise comptable comptables comptabilite audit conseil conseils ' +
    'fiduciaire gestion associe associes associee associees partners accounting accountants ' +
    'a au aux d de des du en et l la le les and of the'
  ).split(' '),
)

/** Letters that a monogram can draw. */
const DRAWN = /^[a-z0-9]/
const TWO_SIGNS = /^[a-z0-9]{2}$/

/**
 * One or two capitals or figures that stand for a firm: « Cabinet Lhermine-Dauval » is LD. Empty for a name
 * without any that can be drawn.
 */
export function initialsOf(name: string): string {
  const words = fold(name)
    .split(' ')
    .filter((one) => DRAWN.test(one))
  const proper = words.filter((one) => !COMMON.has(one))
  const [first = '', second] = proper.length > 0 ? proper : words
  // « 2B » is itself as short as initials are.
  if (second === undefined) return (TWO_SIGNS.test(first) ? first : first.charAt(0)).toUpperCase()
  return (first.charAt(0) + second.charAt(0)).toUpperCase()
}
