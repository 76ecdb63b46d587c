import { domainToASCII } from 'node:url'
import { ContentError } from './store.ts'

/** Labels of letters, digits and inner hyphens, 63 characters each, 253 in all (RFC 1123). */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * A host name as requests bring it: lower case, without port, accents in their ASCII form
 * (`xn--…`).
 * @throws ContentError for what no request can bring
 */
export function hostName(host: string): string {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '')
  const ascii = /^[\p{L}\p{M}\p{N}.-]+$/u.test(name) ? domainToASCII(name) : ''
  if (!HOST_NAME.test(ascii)) {
    throw new ContentError(
      `« ${host} » n’est pas un nom d’hôte : écrivez par exemple www.exemple.fr.`,
    )
  }
  return ascii
}
