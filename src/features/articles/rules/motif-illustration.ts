import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { MotifName } from '#base/core/article/motif-name.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { ThemeTokens } from '#base/core/site.ts'

/** Of the default theme. */
const DEFAULTS = { paper: '#FBFAF7', surface: '#FFFFFF', accent: '#BA7A20', primary: '#0E4A4F' }

/** What a motif is drawn with, around 0/0: `c` is its colour; no mark has a left or a right. */
const MARKS: Readonly<Record<MotifName, string>> = {
  fiscal:
    '<circle r="62" fill="none" stroke="c" stroke-width="10"/><path d="M0 0V-44A44 44 0 0 1 38 22Z" fill="c"/><path d="M0 0 38 22A44 44 0 1 1 0-44Z" fill="c" fill-opacity=".22"/>',
  social:
    '<g fill="c" fill-opacity=".3"><circle cy="-48" r="24"/><path d="M-46 40V26a46 46 0 0 1 92 0V40Z"/></g><g fill="c"><circle cx="-46" cy="-14" r="20"/><circle cx="46" cy="-14" r="20"/><path d="M-86 62a40 44 0 0 1 80 0ZM6 62a40 44 0 0 1 80 0Z"/></g>',
  juridique:
    '<path d="M0-66V58M-38 58H38M-64-46H64" fill="none" stroke="c" stroke-width="9" stroke-linecap="round"/><path d="M-94 4a30 30 0 0 0 60 0ZM34 4a30 30 0 0 0 60 0Z" fill="c"/><path d="M-64-46-90 4M-64-46-38 4M64-46 38 4M64-46 90 4" stroke="c" stroke-opacity=".4" stroke-width="4"/>',
  patrimoine:
    '<path d="M-78-4 0-68 78-4" fill="none" stroke="c" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M-56 2 0-44 56 2V60H-56Z" fill="c" fill-opacity=".24"/><path d="M-18 60V30a18 18 0 0 1 36 0V60Z" fill="c"/>',
  'high-tech':
    '<rect x="-80" y="-58" width="160" height="100" rx="10" fill="none" stroke="c" stroke-width="9"/><path d="M-34 62H34" stroke="c" stroke-width="9" stroke-linecap="round"/><circle cy="-18" r="16" fill="c"/><path d="M-9-12H9L15 24H-15Z" fill="c"/>',
  video:
    '<rect x="-86" y="-58" width="172" height="116" rx="12" fill="c"/><path d="M-70-38H-56M-70-12.500H-56M-70 12.500H-56M-70 38H-56M56-38H70M56-12.500H70M56 12.500H70M56 38H70" stroke="surface" stroke-width="12"/><circle r="34" fill="surface" fill-opacity=".24"/><circle r="12" fill="surface"/>',
  cabinet:
    '<g fill="c"><rect x="-66" y="0" width="30" height="56" rx="4" fill-opacity=".3"/><rect x="-15" y="-60" width="30" height="116" rx="4"/><rect x="36" y="-26" width="30" height="82" rx="4" fill-opacity=".55"/></g>',
}

/**
 * The picture of a motif, for an article whose own picture is missing or broken: sheets of paper,
 * ledger rules and a coin, in the motif's colour on the theme's paper.
 * It is of light paper at night too, when a style dims it like every other picture. What matters
 * stands in the middle, whatever a card cuts off.
 */
export const motifIllustration = ({ light }: ThemeTokens, name: MotifName): string => {
  const token = (key: string) => safeColour(light[key])
  const c = token(`motif-${name}`) ?? token('primary') ?? DEFAULTS.primary
  const paper = token('paper') ?? DEFAULTS.paper
  const surface = token('surface') ?? DEFAULTS.surface
  const accent = token('accent') ?? DEFAULTS.accent
  return drawn(JSON.stringify({ name, c, paper, surface, accent }))
}

const drawn = memoize(
  (key) => {
    const { name, c, paper, surface, accent }: Drawing = JSON.parse(key)
    const mark = MARKS[name].replaceAll('"c"', `"${c}"`).replaceAll('"surface"', `"${surface}"`)
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480" viewBox="0 0 720 480" preserveAspectRatio="xMidYMid slice">' +
      `<rect width="720" height="480" fill="${paper}"/><rect width="720" height="480" fill="${c}" fill-opacity=".2"/>` +
      `<circle cx="150" cy="470" r="230" fill="${c}" fill-opacity=".14"/>` +
      `<path d="M470 0A250 250 0 0 0 720 250" fill="none" stroke="${c}" stroke-opacity=".22" stroke-width="34"/>` +
      `<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dy="9" stdDeviation="10" flood-color="${c}" flood-opacity=".3"/></filter>` +
      `<g filter="url(#s)"><rect x="205" y="62" width="310" height="356" rx="8" transform="rotate(-9 360 240)" fill="${paper}"/><rect x="205" y="62" width="310" height="356" rx="8" transform="rotate(-9 360 240)" fill="${c}" fill-opacity=".55"/></g>` +
      `<g filter="url(#s)"><g transform="rotate(4 360 240) translate(360 240)"><rect x="-162" y="-176" width="324" height="352" rx="8" fill="${surface}"/>` +
      `<g fill="${c}"><rect x="-136" y="-148" width="104" height="12" rx="6" fill-opacity=".5"/><rect x="72" y="-148" width="64" height="12" rx="6" fill-opacity=".2"/></g>` +
      `<path d="M-136-112H136M-136 108H136M-136 138H36" stroke="${c}" stroke-opacity=".2" stroke-width="3"/>` +
      `<g transform="rotate(-4)">${mark}</g></g></g>` +
      `<g filter="url(#s)"><circle cx="506" cy="388" r="46" fill="${accent}"/></g><circle cx="506" cy="388" r="37" fill="none" stroke="${surface}" stroke-opacity=".45" stroke-width="3" stroke-dasharray="3 4"/>` +
      '</svg>'
    )
  },
  { room: roomFor(500_000) },
)

interface Drawing {
  name: MotifName
  c: string
  paper: string
  surface: string
  accent: string
}
