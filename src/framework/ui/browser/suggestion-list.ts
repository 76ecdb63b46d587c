/** A suggestion as the server gives it. */
export interface Suggested {
  href: string
  /** What it is: « Article ». */
  kind: string
  lang: string
  title: { text: string; marked: boolean }[]
}

/** Draws the options of a list box anew: links, of which texts are only ever texts. */
export function drawList(
  list: HTMLElement,
  suggestions: readonly Suggested[],
  rest: { text: string; href: string } | '',
): HTMLAnchorElement[] {
  const options = suggestions.map(({ href, kind, lang, title }) => {
    const words = document.createElement('span')
    if (lang !== document.documentElement.lang) words.lang = lang
    words.append(...title.map(({ text, marked }) => (marked ? element('mark', text) : text)))
    return option(href, words, element('small', kind))
  })
  if (rest) options.push(option(rest.href, element('strong', rest.text)))
  for (const [index, link] of options.entries()) link.id = `${list.id}-${index}`
  list.replaceChildren(...options)
  return options
}

function option(href: string, ...content: Node[]): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.role = 'option'
  link.tabIndex = -1
  link.ariaSelected = 'false'
  link.append(...content)
  return link
}

function element(name: 'mark' | 'small' | 'strong', text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
