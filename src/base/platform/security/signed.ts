import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs short texts with the server's secret; each purpose has a key of its own. */
export interface Signer {
  /** The text with its signature, in signs that an address takes as they are. */
  sign(purpose: string, text: string): string
  /** The text of something signed for this purpose, or `null` when it was not signed by us. */
  verify(purpose: string, signed: string): string | null
  /** A short mark of a text that says nothing about it to anybody else. */
  mark(purpose: string, text: string): string
}

/** Longest signed text that is looked at, in characters. */
const MAX_SIGNED = 16_384

/** HMAC-SHA256 with a key derived from the secret for each purpose. */
export function createSigner(secret: string): Signer {
  const digest = (purpose: string, text: string): Buffer => {
    const key = createHmac('sha256', secret).update(`vitrine:${purpose}`).digest()
    return createHmac('sha256', key).update(text).digest()
  }
  return {
    sign: (purpose, text) =>
      `${Buffer.from(text).toString('base64url')}.${digest(purpose, text).toString('base64url')}`,
    verify(purpose, signed) {
      if (signed.length > MAX_SIGNED) return null
      const [, encoded, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(signed) ?? []
      if (encoded === undefined || signature === undefined) return null
      const text = Buffer.from(encoded, 'base64url').toString()
      const isOurs = timingSafeEqual(digest(purpose, text), Buffer.from(signature, 'base64url'))
      return isOurs ? text : null
    },
    mark: (purpose, text) => digest(`mark:${purpose}`, text).toString('base64url'),
  }
}
