import { TOKEN_FRAGMENT } from '#base/core/account.ts'
import { DOCUMENT_KINDS, type DocumentKey, PUBLICATION_PATH } from '#base/core/document.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { languageOf } from '#base/kit/language.ts'

const PURPOSE = 'publish-request'

/** Days for which the link of a request leads to it. */
export const LINK_DAYS = 30

const DAY = 86_400_000

/** The request that a link leads to: who asks for the same document again makes another. */
export interface LinkedRequest {
  key: DocumentKey
  /** When it was made. */
  at: string
}

/** The secret address of a request; the token stands where no server and no log sees it. */
export const requestLink = (
  signer: Signer,
  { backOffice, siteId }: { backOffice: string; siteId: number },
  { key: { kind, ref, lang }, at }: LinkedRequest,
): string =>
  `${backOffice}${PUBLICATION_PATH}#${TOKEN_FRAGMENT}` +
  signer.sign(PURPOSE, [siteId, kind, ref, lang, at].join(' '))

/** What a token names; `null` when it is not ours, of another site or too old. */
export function readRequestLink(
  signer: Signer,
  siteId: number,
  token: string,
  now: Date,
): LinkedRequest | null {
  const [ofSite, wanted, ref, lang = '', at = ''] = signer.verify(PURPOSE, token)?.split(' ') ?? []
  const kind = DOCUMENT_KINDS.find((known) => known === wanted)
  if (ofSite !== String(siteId) || kind === undefined || ref === undefined) return null
  if (Date.parse(at) + LINK_DAYS * DAY < now.getTime()) return null
  return { key: { kind, ref, lang: lang === '' ? '' : languageOf(lang) }, at }
}
