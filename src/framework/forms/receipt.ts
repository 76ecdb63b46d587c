import type { Receipt } from '#base/core/form.ts'
import type { Signer } from '#base/platform/security/signed.ts'

const PURPOSE = 'receipt'

/** The receipt of a request as an address carries it; the same request has the same. */
export const signedReceipt = (signer: Signer, siteId: number, receipt: Receipt): string =>
  signer.sign(
    PURPOSE,
    JSON.stringify([siteId, receipt.form, receipt.lines.map(({ label, value }) => [label, value])]),
  )

/** The receipt that an address carries, or `null` when it is none of this site's. */
export function readReceipt(signer: Signer, siteId: number, signed: unknown): Receipt | null {
  const text = typeof signed === 'string' ? signer.verify(PURPOSE, signed) : null
  if (text === null) return null
  const [ofSite, form, lines]: [number, string, [string, string][]] = JSON.parse(text)
  if (ofSite !== siteId) return null
  return { form, lines: lines.map(([label, value]) => ({ label, value })) }
}
