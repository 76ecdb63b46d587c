import { OutgoingFailed } from './outgoing.ts'

/**
 * The address of a request or of a redirect, read as a browser does, without its fragment. Only http
 * and https, no user name, no password; where the host leads is checked when connecting.
 * @throws {OutgoingFailed} `address`
 */
export function outgoingUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url) {
    throw base
      ? refused(`${base.host} : la redirection porte une adresse illisible.`)
      : refused('L’adresse demandée est illisible : écrivez-la en entier, avec « https:// ».')
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    const host = base?.host || url.host || 'L’adresse demandée'
    throw refused(
      `${host} : seules les adresses en http et https servent, pas « ${url.protocol} ».`,
    )
  }
  if (url.username || url.password) {
    throw refused(`${url.host} : l’adresse contient un nom ou un mot de passe, retirez-les.`)
  }
  url.hash = ''
  return url
}

const refused = (message: string) => new OutgoingFailed('address', message)
