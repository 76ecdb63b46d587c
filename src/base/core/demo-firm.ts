import type { Site } from './site.ts'

/** Name of the firm that fills an empty installation. */
export const DEMO_FIRM = 'Cabinet Lhermine-Dauval'

/** How the demo firm is reached, as `demo/site.yaml` has it. */
export const DEMO_CONTACT = { phone: '+33199001234', email: 'contact@lhermine-dauval.example' }

/** Who signs in as a client of the demo firm once `vitrine demo client` was asked for. */
export const DEMO_CLIENT = 'client@demonstration.example'

/** Whether a site still shows the demo firm's name: nobody has made it theirs. */
export const isDemoFirm = ({
  settings,
  constants,
}: Pick<Site, 'settings' | 'constants'>): boolean =>
  settings.site_name === DEMO_FIRM || constants.nomcabinet === DEMO_FIRM

/** Names and networks that nobody reaches from elsewhere (RFC 1918, 2606, 6761, 6762). */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|internal|test|example|invalid)$|^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1|f[cd]|fe80)|^[^.[]+$/

/** Whether an address is one that strangers can reach. */
export function isPublicAddress(url: string | undefined): boolean {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname
  return host !== undefined && host !== '' && !NOT_PUBLIC.test(host)
}
