import { hostName } from '#base/core/address/host-name.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Site } from '#base/core/site.ts'

/**
 * The site of a number, of one of its host names or of its firm's name.
 * @throws ContentError when there is none, or several firms are called so
 */
export function namedSite(sites: readonly Site[], word: string): Site {
  const wanted = word.trim().toLocaleLowerCase('fr')
  const [called, ...others] = sites.filter(({ name }) => name.toLocaleLowerCase('fr') === wanted)
  if (called !== undefined && others.length === 0) return called
  const isNumber = /^\d{1,10}$/.test(word)
  const host = isNumber || /\s/.test(word) ? '' : hostName(word)
  const site = sites.find(({ id, hosts }) =>
    isNumber ? id === Number(word) : hosts.includes(host),
  )
  if (site !== undefined) return site
  throw new ContentError(
    `Aucun site ne répond à « ${word} ». Donnez un numéro, un nom d’hôte ou le nom d’un cabinet de la liste ` +
      `(npx vitrine site list) : ${knownHosts(sites)}.`,
  )
}

/** Host names that a message can hold: a server of many firms has thousands. */
const SHOWN_HOSTS = 20

/** The host names of the sites, the first of them. */
export function knownHosts(sites: readonly Site[]): string {
  const hosts = sites.flatMap((site) => site.hosts)
  const more = hosts.length - SHOWN_HOSTS
  return hosts.slice(0, SHOWN_HOSTS).join(', ') + (more > 0 ? ` et ${more} autres` : '')
}
