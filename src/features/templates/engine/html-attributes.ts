import type { AttributeType } from './template-node.ts'

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Attributes that React calls by another name than their own in lower case. */
const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['xlink:href', 'xlinkHref'],
  ['xml:lang', 'xmlLang'],
  ['xml:space', 'xmlSpace'],
  ['xmlns:xlink', 'xmlnsXlink'],
  ...words(`
    accessKey allowFullScreen autoPlay autoFocus colSpan contentEditable controlsList crossOrigin
    dateTime disablePictureInPicture disableRemotePlayback enterKeyHint fetchPriority hrefLang
    inputMode itemID itemProp itemRef itemScope itemType playsInline popoverTarget
    popoverTargetAction referrerPolicy rowSpan spellCheck srcLang srcSet tabIndex useMap
    baseProfile clipPathUnits gradientTransform gradientUnits lengthAdjust markerHeight markerUnits
    markerWidth maskContentUnits maskUnits pathLength patternContentUnits patternTransform
    patternUnits preserveAspectRatio refX refY spreadMethod startOffset textLength viewBox
  `).map((name): [string, string] => [name.toLowerCase(), name]),
  ...words(`
    alignment-baseline baseline-shift clip-path clip-rule color-interpolation dominant-baseline
    fill-opacity fill-rule font-family font-size font-style font-weight letter-spacing marker-end
    marker-mid marker-start paint-order pointer-events shape-rendering stop-color stop-opacity
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin
    vector-effect word-spacing
  `).map((name): [string, string] => [
    name,
    name.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase()),
  ]),
])

const BOOLEANS: ReadonlySet<string> = new Set(
  words(`
    allowfullscreen autofocus autoplay controls default disabled disablepictureinpicture
    disableremoteplayback hidden inert itemscope loop muted open playsinline reversed
  `),
)

/** Attributes that hold an address; `data-*` ones are those that a script moves to `src`. */
const URLS: ReadonlySet<string> = new Set(
  words('href src poster cite xlink:href data-src data-poster data-href data-url'),
)

const SRCSETS: ReadonlySet<string> = new Set(words('srcset data-srcset'))

/** Besides addresses and `aria-*`: attributes for which an empty value is wrong or without use. */
const DROPPED_WHEN_EMPTY: ReadonlySet<string> = new Set(
  words('class id for width height datetime loading role sizes media type srclang target rel'),
)

const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['style', 'utilisez une classe et le fichier .css du gabarit'],
  ['srcdoc', 'un gabarit n’affiche pas de page étrangère'],
  ...words('action formaction form ping http-equiv').map((name): [string, string] => [
    name,
    'les formulaires sont des blocs',
  ]),
  ...words(`
    key ref is children nonce dangerouslysetinnerhtml innerhtml defaultvalue defaultchecked
    suppresscontenteditablewarning suppresshydrationwarning
  `).map((name): [string, string] => [name, 'ce nom est réservé']),
])

/** What the engine does with an attribute. */
interface AttributeRule {
  prop: string
  type: AttributeType
  dropEmpty: boolean
}

function typeOf(name: string): AttributeType {
  if (name === 'class') return 'classes'
  if (BOOLEANS.has(name)) return 'boolean'
  if (URLS.has(name)) return 'url'
  return SRCSETS.has(name) ? 'srcset' : 'text'
}

/** Rule of an attribute by its lower-case name. */
export function attributeRule(name: string): AttributeRule {
  const type = typeOf(name)
  return {
    prop: REACT_NAMES.get(name) ?? name,
    type,
    dropEmpty:
      type === 'url' ||
      type === 'srcset' ||
      DROPPED_WHEN_EMPTY.has(name) ||
      name.startsWith('aria-'),
  }
}

/** Why an attribute is refused, as a French clause, or `null`. `name` is in lower case. */
export function attributeRefusal(name: string): string | null {
  if (name.startsWith('on')) {
    return `l’attribut ${name} est interdit : placez le script dans le fichier .js du gabarit.`
  }
  const reason = FORBIDDEN.get(name)
  if (reason !== undefined) return `l’attribut ${name} est interdit : ${reason}.`
  const isKnownOrPlain = REACT_NAMES.has(name) || /^[a-z][a-z0-9_.-]*$/.test(name)
  return isKnownOrPlain ? null : `« ${name} » n’est pas un nom d’attribut.`
}
