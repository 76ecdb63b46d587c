import { networksOf } from '#base/kit/network.ts'
import type { Signer } from '#base/platform/security/signed.ts'

/** The networks of a visitor of a site's forms as they are counted: nobody reads an address in them. */
export const formMarks = (signer: Signer, siteId: number, address: string): string[] =>
  networksOf(address).map((network) => signer.mark('address', `${siteId} ${network}`))
