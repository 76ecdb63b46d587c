/** Parameters of the tools that count readers, by how their names begin or by their names. */
const TRACKING = new RegExp(
  '^(?:(?:utm|at|mtm|pk|piwik|hsa|mc)_|_hs' +
    '|(?:xtor|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|mkt_tok|s_cid)(?:=|$))',
  'i',
)

/** Longer addresses are attacks or faults. */
const MAX_LENGTH = 2000

/**
 * An absolute http or https address, read as browsers do; `null` for any other scheme, and when it
 * can't be resolved. Line breaks of indented XML go, user names and passwords too: they serve to
 * dress an address up as another.
 * @param base absolute address, for a relative one
 */
export function webAddress(written: string, base?: string): string | null {
  const address = written
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .join('')
  if (address === '' || address.length > MAX_LENGTH) return null
  const url = URL.parse(/^www\./i.test(address) ? `https://${address}` : address, base)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  url.username = ''
  url.password = ''
  return url.href.length > MAX_LENGTH ? null : url.href
}

/** An address without the parameters that tell where a reader comes from, in query and hash. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  if (url.search) url.search = ownParameters(url.search.slice(1))
  if (url.hash.includes('=')) url.hash = ownParameters(url.hash.slice(1))
  return url.href
}

/** Those that stay are not written anew: some servers want their own spelling. */
const ownParameters = (parameters: string): string =>
  parameters
    .split('&')
    .filter((parameter) => !TRACKING.test(parameter))
    .join('&')

/** What names a page: its address without hash. */
export function withoutHash(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
