import { isFollowable } from './followable.ts'
import { inertBody } from './inert-html.ts'

/** Elements that pasted text may bring; others leave their words behind. */
const WELCOME: ReadonlySet<string> = new Set(
  (
    'a b blockquote br em h2 h3 h4 hr i li ol p strong sub sup table caption tbody td tfoot th thead ' +
    'tr ul vitrine-kept'
  ).split(' '),
)
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' }
const WORDLESS = 'script,style,meta,link,title,head,template,svg,iframe,object,noscript'
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** Text of a word processor or another site, without its styles, classes and hidden parts. */
export function cleanPaste(html: string): string {
  const body = inertBody(html)
  // What was copied in this very editor is as clean as it was.
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML
  for (const element of body.querySelectorAll(WORDLESS)) element.remove()
  for (const element of [...body.querySelectorAll('*')].toReversed()) cleaned(element)
  return body.innerHTML
}

function cleaned(element: Element): void {
  const { localName } = element
  const holdsBlocks = element.querySelector('p,ul,ol,table,h2,h3,h4,blockquote') !== null
  const name = localName === 'div' && holdsBlocks ? '' : (RENAMED[localName] ?? localName)
  if (!WELCOME.has(name)) {
    element.replaceWith(...element.childNodes)
    return
  }
  const clean = document.createElement(name)
  for (const attribute of ATTRIBUTES[name] ?? []) {
    const value = element.getAttribute(attribute)
    if (value !== null && (attribute !== 'href' || isFollowable(value))) {
      clean.setAttribute(attribute, value)
    }
  }
  clean.append(...element.childNodes)
  element.replaceWith(clean)
}
