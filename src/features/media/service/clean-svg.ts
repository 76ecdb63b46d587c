import sanitizeHtml from 'sanitize-html'
import { htmlPieces } from '#base/kit/html/html-source.ts'
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-names.ts'

/** Bytes of a drawing at most. */
export const MAX_DRAWING = 1024 ** 2
/** More elements than a drawing of a site needs; copies of copies of copies draw for ever. */
const MAX_COPIES = 100

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'

/** A drawing that can't be made harmless; the message is a French sentence. */
export class BadSvg extends Error {
  override name = 'BadSvg'
}

/** A harmless drawing and its size, 0 when it says none. */
export interface CleanSvg {
  svg: string
  width: number
  height: number
}

/** Signs that XML can't hold, even escaped. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for.
const NO_XML = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

/** References within the drawing alone, and pictures that it carries along. */
const OWN_REFERENCE = /^#[\w.:-]+$/
const CARRIED_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/

/** Whatever in a style leads outside or hides something: addresses, imports, escapes, markup. */
const UNSAFE_STYLE = /@import|@namespace|expression|javascript:|[\\<&]|url\(\s*(?!["']?#)/i
const FOREIGN_URL = /url\(\s*(?!["']?#[\w.:-]+["']?\s*\))/i

/** What may stand before the first element; a comment ends at its first `-->`, in one way alone. */
const BEFORE_SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:[^-]|-[^-]|--+[^->])*--+>|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>)\s*)*<svg[\s>]/i

/** Whether a text may be a drawing: its first element is `svg`. */
export const looksLikeSvg = (text: string): boolean => BEFORE_SVG.test(text.slice(0, 20_000))

/**
 * Keeps of a drawing what draws: listed elements and attributes, references within the drawing.
 * Scripts, handlers, foreign content, animations (which can change an address), links, entities and
 * whatever is fetched from elsewhere go. @throws {BadSvg}
 */
export function cleanSvg(text: string): CleanSvg {
  if (Buffer.byteLength(text) > MAX_DRAWING) {
    throw new BadSvg('Ce dessin SVG dépasse 1 Mo : simplifiez-le avant de l’envoyer.')
  }
  if (/<!ENTITY/i.test(text)) {
    throw new BadSvg('Ce dessin SVG définit des entités : enregistrez-le en « SVG simple ».')
  }
  let copies = 0
  const svg = sanitizeHtml(text.replace(NO_XML, ''), {
    allowedTags: [...SVG_ELEMENTS],
    allowedAttributes: { '*': [...SVG_ATTRIBUTES] },
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    allowVulnerableTags: true,
    disallowedTagsMode: 'completelyDiscard',
    parseStyleAttributes: false,
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        if (tagName === 'use') copies += 1
        return { tagName, attribs: harmless(tagName, attribs) }
      },
    },
    exclusiveFilter: ({ tag, text: style }) => tag === 'style' && UNSAFE_STYLE.test(style),
  }).trim()
  if (!svg.startsWith('<svg') || !hasOneRoot(svg)) {
    throw new BadSvg('Ce fichier SVG ne contient pas de dessin lisible : exportez-le de nouveau.')
  }
  if (copies > MAX_COPIES) {
    throw new BadSvg('Ce dessin SVG répète trop d’éléments : aplatissez-le avant de l’envoyer.')
  }
  return { svg, ...sizeOf(svg) }
}

/** Whether nothing follows what was opened first, as XML wants it. */
function hasOneRoot(svg: string): boolean {
  let depth = 0
  return htmlPieces(svg).every(({ kind }, place) => {
    if (place > 0 && depth === 0) return false
    depth += kind === 'start' ? 1 : kind === 'end' ? -1 : 0
    return true
  })
}

function harmless(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (name === 'xmlns') return value === SVG_NAMESPACE
    if (name === 'xmlns:xlink') return value === XLINK_NAMESPACE
    if (name === 'href' || name === 'xlink:href') {
      return OWN_REFERENCE.test(value) || (tag === 'image' && CARRIED_PICTURE.test(value))
    }
    if (name === 'style') return !UNSAFE_STYLE.test(value)
    return !FOREIGN_URL.test(value)
  })
  // A browser draws a file without its namespace as text.
  if (tag === 'svg') kept.push(['xmlns', SVG_NAMESPACE])
  const named = Object.fromEntries(kept)
  return 'xlink:href' in named ? { 'xmlns:xlink': XLINK_NAMESPACE, ...named } : named
}

function sizeOf(svg: string): { width: number; height: number } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const number = (attribute: RegExp): number =>
    Math.round(Number(attribute.exec(root)?.[1] ?? 0)) || 0
  const [, across, down] =
    / viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? []
  const [boxWidth, boxHeight] = [Math.round(Number(across ?? 0)), Math.round(Number(down ?? 0))]
  return {
    width: number(/ width="([\d.]+)(?:px)?"/) || boxWidth,
    height: number(/ height="([\d.]+)(?:px)?"/) || boxHeight,
  }
}
