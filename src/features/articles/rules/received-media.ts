import { OWN_MEDIA } from '#base/core/media/media-file.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

/** Below it stand the media of a provider whose paths begin like ours. */
const RECEIVED = '/recu'

/** First names below the media base that a provider's path can't have as it is. */
const TAKEN: ReadonlySet<string> = new Set(
  [OWN_MEDIA.slice(PROVIDER_MEDIA.length), RECEIVED].map((path) => path.slice(1)),
)

/**
 * The path below our media base of what a provider has at `path`: the same, unless the site would take
 * it for a medium of its own library. `pathAtProvider` leads back.
 */
export const receivedPath = (path: string): string =>
  TAKEN.has(firstName(path)) ? `${RECEIVED}/${path.replace(/^\//, '')}` : path

/** The path at the provider of what stands below our media base; `null` for one that `receivedPath` never gives. */
export function pathAtProvider(path: string): string | null {
  const own = path.startsWith(`${RECEIVED}/`) ? path.slice(RECEIVED.length) : path
  return receivedPath(own) === path ? own : null
}

/** The first name of a path as servers understand it: steps taken, and decoded. */
function firstName(path: string): string {
  const [name = ''] = /[^/]+/.exec(URL.parse(path, 'https://media.invalid')?.pathname ?? '') ?? []
  try {
    return decodeURIComponent(name).split('/', 1)[0] ?? ''
  } catch {
    return name
  }
}
