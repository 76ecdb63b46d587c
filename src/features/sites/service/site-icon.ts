import { safeColour } from '#base/kit/safe-colour.ts'
import type { ThemeTokens } from '#base/core/site.ts'

/** The firm's colour and its paper, as icons and the web manifest name them. */
export const iconColours = ({ light }: ThemeTokens): { ground: string; mark: string } => ({
  ground: safeColour(light['primary']) ?? '#0E4A4F',
  mark: safeColour(light['paper']) ?? '#FBFAF7',
})

const MARK =
  'M16 12c2.2 8.4 5.2 14.600 12.500 24.200-4-1.400-6.300-1.300-8.300.6-1.500 1.400-2.500 3.600-4.200 6.700-1.700-3.100-2.700-5.300-4.200-6.700-2-1.900-4.300-2-8.300-.6C10.800 26.600 13.800 20.400 16 12ZM16 .5c1.500 2.200 2.800 3.300 4.600 4.300C18.800 5.800 17.500 7 16 9.200c-1.500-2.200-2.800-3.400-4.600-4.400C13.200 3.800 14.500 2.700 16 .5Z'

/**
 * The firm's sign in the colours of its theme. A round one is for browser tabs; a square one fills
 * the picture, for telephones round the corners themselves.
 */
export function siteIcon(theme: ThemeTokens, shape: 'round' | 'square'): string {
  const { ground, mark } = iconColours(theme)
  const corner = shape === 'round' ? ' rx="10"' : ''
  const place = shape === 'round' ? 'translate(9.5 4) scale(.8)' : 'translate(11.6 6.8) scale(.65)'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44"${corner} fill="${ground}"/>` +
    `<path transform="${place}" fill="${mark}" d="${MARK}"/></svg>`
  )
}
