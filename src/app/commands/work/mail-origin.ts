import { mailOriginOf } from '#base/platform/http/site-origin.ts'
import type { Opened } from './opened.ts'

/** Base of the links that a site's people are sent; `unknown` where nothing says it. */
export const mailOrigin = ({ env, site }: Pick<Opened, 'env' | 'site'>, unknown = ''): string =>
  mailOriginOf({ publicUrl: givenAddress({ env, site }), listeningOrigin: () => unknown }, site)

/** `PUBLIC_URL` is the address of one site. */
const givenAddress = ({ env, site }: Pick<Opened, 'env' | 'site'>): string | null =>
  (site.isDefault && env.PUBLIC_URL) || null
