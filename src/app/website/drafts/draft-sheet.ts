import { z } from 'zod'
import { paths } from '#base/core/address/urls.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { themeContent } from '#features/sites/contract/theme.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'

const PURPOSE = 'theme-draft'

const signed = z.object({ siteId: z.number(), content: themeContent })

/**
 * Address of the sheet of a theme that is not live. What it says stands in the address itself, signed: it is there
 * for whoever was shown a page in it, on whatever server, and nobody else can make one.
 */
export const draftSheetHref = (
  signer: Signer,
  siteId: number,
  { hash, content }: { hash: string; content: ThemeContent },
): string =>
  `${paths.themeSheet(hash)}?draft=${signer.sign(PURPOSE, JSON.stringify({ siteId, content }))}`

/** The theme that such an address names; `null` for what is not ours, or of another site. */
export function draftOfSheet(signer: Signer, siteId: number, token: unknown): ThemeContent | null {
  const text = typeof token === 'string' ? signer.verify(PURPOSE, token) : null
  if (text === null) return null
  const read = parseStored(signed, text)
  return 'value' in read && read.value.siteId === siteId ? read.value.content : null
}
