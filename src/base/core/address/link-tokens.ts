import { escapeAttribute } from '#base/kit/html/escape-html.ts'
import { attributesOf, changeAttributes, htmlPieces } from '#base/kit/html/html-source.ts'

/** Values of the placeholders of a link (requirements I1). */
export interface LinkTokens {
  /** Year and ISO week, from `weekToken`. */
  AAAASS: string
  /** Client identifier, from `clientToken`. */
  IDCLIENT: string
}

/** The default client id: seven digits (requirements I1). */
export const DEFAULT_CLIENT_ID = '1000000'

/**
 * Attribute in which a link keeps its address as it was written, so that the browser can fill it
 * anew from the address of the page.
 */
export const WRITTEN_HREF = 'data-token-href'

const PLACEHOLDER = /%%(AAAASS|IDCLIENT)%%/

/** Whether a link has something to replace. */
export const hasTokens = (href: string): boolean => PLACEHOLDER.test(href)

/** Puts URL-encoded values for `%%AAAASS%%` and `%%IDCLIENT%%` in a link (requirements I1). */
export function replaceTokens(href: string, tokens: LinkTokens): string {
  return href.replace(new RegExp(PLACEHOLDER, 'g'), (_placeholder, name: string) =>
    encodeURIComponent((name === 'AAAASS' ? tokens.AAAASS : tokens.IDCLIENT).toWellFormed()),
  )
}

/** Fills the links of clean HTML, each keeping its written address too; all else stays. */
export function tokenizeHtml(html: string, tokens: LinkTokens): string {
  if (!hasTokens(html)) return html
  return htmlPieces(html)
    .map(({ kind, source, name }) => {
      const written =
        kind === 'start' && name === 'a' ? attributesOf(source).get('href') : undefined
      if (written === undefined || !hasTokens(written)) return source
      const filled = changeAttributes(source, (attribute) =>
        attribute === 'href' ? replaceTokens(written, tokens) : null,
      )
      return filled.replace(
        /^<a/i,
        (start) => `${start} ${WRITTEN_HREF}="${escapeAttribute(written)}"`,
      )
    })
    .join('')
}

/** The `id_client` parameter, else the setting, else the default id (requirements I1). */
export function clientToken(sources: {
  parameter: unknown
  setting: string
  defaultId: string
}): string {
  const { parameter, setting, defaultId } = sources
  return (typeof parameter === 'string' && parameter.trim()) || setting.trim() || defaultId
}
