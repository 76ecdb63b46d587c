import { editDistance } from '#base/kit/text/edit-distance.ts'
import { ENV_NAMES } from '#base/platform/env.ts'

/** Beginnings of our names that other programs' names have, too. */
const COMMON: ReadonlySet<string> = new Set(['NODE', 'LOG', 'DATA', 'PUBLIC', 'PAGE'])

const PREFIXES: ReadonlySet<string> = new Set(
  ENV_NAMES.filter((name) => name.includes('_'))
    .map(firstWord)
    .filter((word) => !COMMON.has(word)),
)

/** What Docker and Kubernetes tell of services that happen to be called like a beginning of ours. */
const OF_SERVICES = /_(?:SERVICE|PORT|ENV)(?:_|$)/

/**
 * Variables that nobody reads though somebody seems to have meant one of ours: its name is nearly the same,
 * or begins like one.
 * @returns `ADMIN_HOTS (est-ce ADMIN_HOST ?)`, one each
 */
export function unreadNames(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables)
    .filter((name) => variables[name] !== undefined && !ENV_NAMES.includes(name))
    .flatMap((name) => {
      const meant = ENV_NAMES.find((known) => isNearly(name, known))
      if (meant !== undefined) return [`${name} (est-ce ${meant} ?)`]
      const isLikeOurs = name.includes('_') && PREFIXES.has(firstWord(name))
      return isLikeOurs && !OF_SERVICES.test(name) ? [name] : []
    })
}

function firstWord(name: string): string {
  return name.replace(/_.*/s, '')
}

/** A letter or two are wrong, or the underscores; short names are near to anything. */
function isNearly(name: string, known: string): boolean {
  if (bare(name) === bare(known)) return true
  const allowed = known.length < 6 ? 0 : known.length < 9 ? 1 : 2
  return Math.abs(name.length - known.length) <= allowed && editDistance(name, known) <= allowed
}

const bare = (name: string): string => name.replaceAll(/[_-]/g, '').toUpperCase()
