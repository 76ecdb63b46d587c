import { escapeAttribute } from '#base/kit/html/escape-html.ts'

/** HTML that is already safe to print. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = string | Html | readonly Html[] | null

const printed = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string') return escapeAttribute(part)
  return part instanceof Html ? part.source : part.map(({ source }) => source).join('')
}

/** HTML with values in it: texts are escaped, other pieces of HTML stand as they are. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + printed(parts[index] ?? null)).join(''))

/** A line of a definition list, left out when there is nothing to say. */
export const line = (term: string, text: string | Html): Html | null =>
  text === ''
    ? null
    : html`<dt>${term}</dt>
        <dd>${text}</dd>`

/** Lines of a definition list, without those that say nothing. */
export const lines = (...all: (Html | null)[]): Html =>
  html`<dl>${all.filter((one) => one !== null)}</dl>`

/** A link to write to the firm. */
export const mailto = (address: string, subject = ''): Html => {
  const query = subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`
  return html`<a href="mailto:${address}${query}">${address}</a>`
}
