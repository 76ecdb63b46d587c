import { hostName } from '#base/core/address/host-name.ts'
import { adminHostOf } from '#base/platform/http/admin-host.ts'
import type { InstallationHosts } from '#features/sites/store/host-store.ts'
import { ContentError } from '#base/core/content-error.ts'
import { isMachineName } from '#base/core/address/site-address.ts'

/**
 * Names of the installation itself, which no firm's site may bear: that of `PUBLIC_URL`, the one that the
 * server is bound to, and the back office's own, which no site at all may bear.
 */
export function installationHosts({
  PUBLIC_URL,
  HOST,
  ADMIN_HOST,
}: {
  PUBLIC_URL?: string | undefined
  HOST?: string | undefined
  ADMIN_HOST?: string | undefined
}): InstallationHosts {
  const own = nameOf(URL.parse(PUBLIC_URL ?? '')?.hostname ?? '')
  const bound = nameOf(HOST ?? '')
  const names = [own, bound !== null && isMachineName(bound) ? null : bound]
  return {
    names: names.filter((host) => host !== null),
    admin: adminHostOf({ ADMIN_HOST, PUBLIC_URL })?.name ?? null,
  }
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
