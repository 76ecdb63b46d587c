import type { Language } from '#base/kit/language.ts'

/** A redirect: `destination` is a path, an absolute URL or `page:ID`; `source` may end in `*`. */
export interface Redirect {
  source: string
  destination: string
  /** Language in which `page:ID` is meant; absent for other destinations. */
  lang?: Language
  /** `manual`: written by an editor; `moved`: left behind by a renamed or moved page. */
  kind: 'manual' | 'moved'
}

/**
 * The destination of a redirect for one path that it catches: a `*` at its end takes what the `*`
 * of the source stood for, `/ancien/*` to `/nouveau/*` for one; without it all go to one address.
 * @param path decoded, as redirects are matched
 */
export function redirectTarget(
  { source, destination }: { source: string; destination: string },
  path: string,
): string {
  if (!source.endsWith('*') || !destination.endsWith('*')) return destination
  const rest = path.slice(source.length - 1)
  return destination.slice(0, -1) + rest.split('/').map(encoded).join('/')
}

const encoded = (segment: string): string => encodeURIComponent(segment.toWellFormed())
