import type { JSX } from 'react'

/** Name of an element that React knows. */
export type ElementName = keyof JSX.IntrinsicElements

const words = (list: string): string[] => list.trim().split(/\s+/)

const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup
    data dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr
    i img ins kbd label li mark menu meter nav noscript ol output p picture pre progress q rp rt ruby
    s samp search section small source span strong sub summary sup table tbody td tfoot th thead time tr
    track u ul var video wbr
  `),
)

const VOID_ELEMENTS: ReadonlySet<string> = new Set(words('br col hr img source track wbr'))

/** SVG names keep their capitals; templates may write them in any case. */
const SVG_ELEMENTS: ReadonlyMap<string, string> = new Map(
  words(`
    a circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon
    polyline radialGradient rect stop svg symbol text textPath title tspan use
  `).map((name) => [name.toLowerCase(), name]),
)

const FORBIDDEN_ELEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    script: 'placez le script dans le fichier .js de même nom et écrivez hasOwnJs en commentaire',
    style: 'placez les styles dans le fichier .css de même nom et écrivez hasOwnCss en commentaire',
    link: 'placez les styles dans le fichier .css de même nom et écrivez hasOwnCss en commentaire',
    iframe: 'un gabarit n’affiche pas de page étrangère',
    frame: 'un gabarit n’affiche pas de page étrangère',
    frameset: 'un gabarit n’affiche pas de page étrangère',
    object: 'utilisez <img>, <picture>, <video> ou <audio>',
    embed: 'utilisez <img>, <picture>, <video> ou <audio>',
    applet: 'utilisez <img>, <picture>, <video> ou <audio>',
    form: 'les formulaires sont des blocs',
    input: 'les formulaires sont des blocs',
    select: 'les formulaires sont des blocs',
    textarea: 'les formulaires sont des blocs',
    base: 'l’en-tête de la page n’appartient pas au gabarit',
    meta: 'l’en-tête de la page n’appartient pas au gabarit',
    head: 'un gabarit est un fragment de page',
    html: 'un gabarit est un fragment de page',
    body: 'un gabarit est un fragment de page',
    title: 'l’en-tête de la page n’appartient pas au gabarit',
  }),
)

/** Start tags before which a browser closes an open `<p>` (HTML standard, « in body »). */
const CLOSES_P: ReadonlySet<string> = new Set(
  words(`
    address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6
    header hgroup hr li menu nav ol p pre search section summary table ul
  `),
)

/** Elements that shield what they hold from an open `<p>` around them. */
const SHIELDS_P: ReadonlySet<string> = new Set(words('button caption td th'))

/** The only children of table parts; a browser moves anything else out of the table. */
const TABLE_CHILDREN: ReadonlyMap<string, readonly string[]> = new Map([
  ['table', words('caption colgroup thead tbody tfoot')],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', words('td th')],
  ['colgroup', ['col']],
])

const TABLE_PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['caption', ['table']],
  ['colgroup', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', words('thead tbody tfoot')],
  ['td', ['tr']],
  ['th', ['tr']],
  ['col', ['colgroup']],
])

const LIST_PARENTS: ReadonlySet<string> = new Set(words('ul ol menu'))
const HEADINGS: ReadonlySet<string> = new Set(words('h1 h2 h3 h4 h5 h6'))

/** Stands for an element named by a value: h2 to h6, p, div or span. */
export const NAMED_BY_VALUE = '{{}}'

/** Element names that a value may give. */
export const VALUE_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span'] as const

/** The element drawn for a name that comes from a value: `p` when the name is not allowed. */
export function valueTag(name: string): (typeof VALUE_TAGS)[number] {
  return VALUE_TAGS.find((allowed) => allowed === name) ?? 'p'
}

/** Whether the element never has content or an end tag. */
export function isVoidElement(name: string): boolean {
  return VOID_ELEMENTS.has(name)
}

/** Name as React wants it, `null` for an element that templates don't know there. */
export function elementName(name: string, isInSvg: boolean): ElementName | null {
  const lower = name.toLowerCase()
  const known = isInSvg ? SVG_ELEMENTS.get(lower) : lower
  const isKnown = isInSvg ? known !== undefined : lower === 'svg' || HTML_ELEMENTS.has(lower)
  return isKnown ? (known as ElementName) : null
}

/** Why an element that `elementName` does not know is refused, as a French clause. */
export function elementRefusal(name: string, isInSvg: boolean): string {
  const lower = name.toLowerCase()
  const reason = FORBIDDEN_ELEMENTS.get(lower)
  if (reason !== undefined) return `<${lower}> est interdit : ${reason}.`
  if (isInSvg && HTML_ELEMENTS.has(lower)) {
    return `<${lower}> ne peut pas se trouver dans <svg> : fermez d’abord </svg>.`
  }
  if (!isInSvg && SVG_ELEMENTS.has(lower)) return `<${lower}> n’est permis que dans <svg>.`
  return `<${lower}> n’est pas un élément permis dans un gabarit.`
}

const shown = (name: string): string => (name === NAMED_BY_VALUE ? '<{{…}}>' : `<${name}>`)

/**
 * Why an element can't stand where it is, as a French clause, or `null`. Only what a browser
 * would rearrange is refused: the page would then differ from what React expects to find.
 * `ancestors` are element names, the nearest first.
 */
export function nestingRefusal(name: string, ancestors: readonly string[]): string | null {
  const parent = ancestors[0]
  const allowedChildren = parent === undefined ? undefined : TABLE_CHILDREN.get(parent)
  if (parent !== undefined && allowedChildren !== undefined && !allowedChildren.includes(name)) {
    const list = allowedChildren.map(shown).join(', ')
    return `${shown(name)} ne peut pas être placé directement dans ${shown(parent)}, qui ne contient que ${list}.`
  }
  const allowedParents = TABLE_PARENTS.get(name)
  if (allowedParents !== undefined && (parent === undefined || !allowedParents.includes(parent))) {
    return `${shown(name)} doit être placé directement dans ${allowedParents.map(shown).join(', ')}.`
  }
  if (name === 'li' && parent !== undefined && !LIST_PARENTS.has(parent)) {
    return '<li> doit être placé directement dans <ul> ou <ol>.'
  }
  if ((name === 'a' || name === 'button') && ancestors.includes(name)) {
    return `<${name}> ne peut pas se trouver dans un autre <${name}>.`
  }
  const isHeading = HEADINGS.has(name) || name === NAMED_BY_VALUE
  if (isHeading && parent !== undefined && HEADINGS.has(parent)) {
    return `${shown(name)} ne peut pas se trouver dans un titre.`
  }
  if (!CLOSES_P.has(name) && name !== NAMED_BY_VALUE) return null
  for (const ancestor of ancestors) {
    if (SHIELDS_P.has(ancestor)) return null
    if (ancestor === 'p' || ancestor === NAMED_BY_VALUE) {
      return `${shown(name)} ne peut pas se trouver dans ${shown(ancestor)} : le navigateur fermerait le paragraphe.`
    }
  }
  return null
}

/** Whether text put directly into the element would be moved elsewhere by a browser. */
export function holdsNoText(name: string): boolean {
  return TABLE_CHILDREN.has(name)
}

/** Whether the element may hold a whole body of HTML: paragraphs, lists, tables. */
export function mayHoldHtml(name: string): boolean {
  return CLOSES_P.has(name)
    ? !['p', 'pre', 'dl', 'ul', 'ol', 'menu', 'table', 'hgroup', 'hr'].includes(name) &&
        !HEADINGS.has(name)
    : name === 'td' || name === 'th'
}

/** Spaces mean nothing at the start and end of these, nor between their children. */
const IGNORES_SPACES: ReadonlySet<string> = new Set(
  words(`
    table thead tbody tfoot tr colgroup picture video audio svg g defs symbol clipPath mask pattern
    marker linearGradient radialGradient
  `),
)

/** Whether whitespace-only text inside the element is never drawn, whatever the styles. */
export function ignoresSpaces(name: string): boolean {
  return IGNORES_SPACES.has(name)
}

/** Whether the element is a block whose first and last spaces are never drawn. */
export function isBlockElement(name: string): boolean {
  return CLOSES_P.has(name) || name === 'td' || name === 'th' || name === 'caption'
}
