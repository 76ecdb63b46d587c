import { escapeAttribute } from '#base/kit/html/escape-html.ts'

/** A plain text of an option as an element of HTML; nothing for an empty one. */
export const writtenHtml = (tag: 'h2' | 'h3' | 'p' | 'dt' | 'dd', text: string): string =>
  text ? `<${tag}>${escapeAttribute(text)}</${tag}>` : ''
