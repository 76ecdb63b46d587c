/** A text between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A value between double quotes. */
export const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;')

/** A text for a place whose quotes, if any, nobody knows. */
export const escapeHtml = (text: string): string => escapeAttribute(text).replaceAll("'", '&#39;')
