import type { AppDeps } from './app-deps.ts'
import type { SiteReader } from './site-reader.ts'

/** What a site's address is made of. */
export type OriginDeps = Pick<AppDeps, 'publicUrl'> & {
  /** Address the server listens on, when nothing says the public one; empty when it doesn't. */
  listeningOrigin(): string
}

/** Base of absolute addresses: never the request's own Host (design, « environment »). */
export function originOf(
  { publicUrl, listeningOrigin }: OriginDeps,
  { site }: Pick<SiteReader, 'site'>,
): string {
  const { site_ndd } = site.settings
  const own = site_ndd ? `https://${site_ndd}` : ''
  // PUBLIC_URL is the address of one site: the others go by their own host.
  return (site.isDefault ? publicUrl || own : own || publicUrl) || listeningOrigin()
}
