import { hostName } from '#base/core/address/host-name.ts'
import type { InstallationHosts } from '#features/sites/store/host-store.ts'
import { ContentError } from '#base/core/content-error.ts'
import { isMachineName } from '#base/core/address/site-address.ts'

/**
 * Names of the installation itself, which no firm's site may bear: that of `PUBLIC_URL`, where the
 * agency signs in, and the one that the server is bound to.
 */
export function installationHosts({
  PUBLIC_URL,
  HOST,
}: {
  PUBLIC_URL?: string | undefined
  HOST?: string | undefined
}): InstallationHosts {
  const own = nameOf(URL.parse(PUBLIC_URL ?? '')?.hostname ?? '')
  const bound = nameOf(HOST ?? '')
  return [own, bound !== null && isMachineName(bound) ? null : bound].filter(
    (host) => host !== null,
  )
}

/** An address of IPv6 is no name: nobody can ask for it. */
function nameOf(text: string): string | null {
  try {
    return text === '' ? null : hostName(text)
  } catch (cause) {
    if (cause instanceof ContentError) return null
    throw cause
  }
}
