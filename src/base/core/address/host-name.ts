import { domainToASCII } from 'node:url'
import { withoutPort } from './site-address.ts'
import { ContentError } from '../content-error.ts'

/** Labels of letters, digits and inner hyphens, 63 characters each, 253 in all (RFC 1123). */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Whether a text is a host name as `hostName` gives it. */
export const isHostName = (text: string): boolean =>
  HOST_NAME.test(text) && domainToASCII(text) === text

/** What a name may be written in before it gets its one form. */
const WRITTEN = /^[\p{L}\p{M}\p{N}.-]{1,260}$/u

/**
 * A host name as requests bring it: lower case, without port and final dot, accents in their ASCII
 * form (`xn--…`), so that two spellings of a name are one.
 * @throws ContentError for what no request can bring
 */
export function hostName(host: string): string {
  const name = withoutPort(host.trim().toLowerCase()).replace(/\.$/, '')
  const ascii = WRITTEN.test(name) ? domainToASCII(name) : ''
  if (!HOST_NAME.test(ascii)) {
    throw new ContentError(
      `« ${host} » n’est pas un nom d’hôte : écrivez par exemple www.exemple.fr.`,
    )
  }
  return ascii
}
