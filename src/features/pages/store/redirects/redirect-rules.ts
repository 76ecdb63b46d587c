import { MOST_REDIRECTS } from '../../rules/edited-redirects.ts'
import { type Redirect, redirectTarget } from '#base/core/address/redirect.ts'

/** Longest source and destination kept. */
const SOURCE_LENGTH = 500
const DESTINATION_LENGTH = 2000

/** A star stands at the end of a path: behind a host it would let the visitor choose the host. */
const STAR_IN_PATH = /^(?:https?:\/\/[^*/?#]+)?\/[^*]*\*$/

/** Redirects that one request could be sent through; longer chains count as a circle. */
const LONGEST_CHAIN = 10

/**
 * Characters of a path that are followed. Only its first 500 decide which star catches it, of which each
 * of ten steps may take as many away, and no page nor source has more than 2,000.
 */
const FOLLOWED = 8000

/** Sources that catch a path: itself, and each beginning of it with a star. 500 at most. */
export function sourcesFor(path: string): string[] {
  const sources = [path]
  let prefix = ''
  for (const sign of path) {
    prefix += sign
    if (prefix.length >= SOURCE_LENGTH) break
    sources.push(`${prefix}*`)
  }
  return sources
}

/** What stands where: in the database, or in memory. */
interface Addresses {
  isPage(path: string): Promise<boolean> | boolean
  match(path: string): Promise<Redirect | null> | Redirect | null
}

/** Whether a visitor sent on to `destination` would come back to `redirect`, which stands already. */
export async function leadsBack(redirect: Redirect, addresses: Addresses): Promise<boolean> {
  // What the star stands for plays no part in going round.
  let next = redirectTarget(redirect, redirect.source.replace(/\*$/, ''))
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    if (!next.startsWith('/') || (await addresses.isPage(next))) return false
    const following = await addresses.match(next)
    if (following === null) return false
    if (following.source === redirect.source) return true
    next = redirectTarget(following, next).slice(0, FOLLOWED)
  }
  return true
}

export const roundTrip = ({ source, destination }: Redirect): string =>
  `La redirection de « ${source} » vers « ${destination} » tournerait en rond : ` +
  'choisissez une destination qui ne revient pas à son point de départ.'

const amount = (count: number): string => count.toLocaleString('fr')

const TOO_MANY: Readonly<Record<Redirect['kind'], string>> = {
  manual:
    `Un site garde ${amount(MOST_REDIRECTS.manual)} redirections au plus : supprimez celles qui ne ` +
    'servent plus, ou remplacez-en plusieurs par une seule qui finit par « * ».',
  moved:
    `Un site garde ${amount(MOST_REDIRECTS.moved)} anciennes adresses de pages au plus : supprimez ` +
    'dans les redirections celles qui ne servent plus.',
}

/** Why a site that has so many redirects of a kind can't have them; `null` when it can. */
export const excess = (kind: Redirect['kind'], count: number): string | null =>
  count > MOST_REDIRECTS[kind] ? TOO_MANY[kind] : null

/** Why a redirect can't be saved as it is written; `null` when it can. */
export function malformation({ source, destination }: Redirect): string | null {
  const isPathOrStar = /^\/[^\s*\p{Cc}]*\*?$/u.test(source) && source.isWellFormed()
  if (!isPathOrStar || source.length > SOURCE_LENGTH) {
    return (
      `« ${source} » ne peut pas être redirigé : écrivez un chemin qui commence par « / », sans ` +
      'espace ; « * » n’est admis qu’à la fin.'
    )
  }
  const isPage = /^page:[1-9]\d*$/.test(destination)
  const isPath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(destination)
  const isUrl = /^https?:\/\/[^\s\\\p{Cc}]+$/u.test(destination) && URL.canParse(destination)
  const isDestination = (isPage || isPath || isUrl) && destination.isWellFormed()
  if (!isDestination || destination.length > DESTINATION_LENGTH) {
    return (
      `« ${destination} » n’est pas une destination : écrivez un chemin (/contact), une adresse ` +
      'complète (https://…) ou le numéro d’une page (page:12).'
    )
  }
  if (destination.includes('*') && !(source.endsWith('*') && STAR_IN_PATH.test(destination))) {
    return (
      `« ${destination} » contient « * » : elle n’est admise qu’à la fin, quand l’ancienne adresse ` +
      'finit aussi par « * ».'
    )
  }
  return null
}
