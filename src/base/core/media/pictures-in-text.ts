import { escapeAttribute } from '../../kit/html/escape-html.ts'
import { attributesOf, eachPiece } from '../../kit/html/html-source.ts'
import { imageSet } from './image-set.ts'
import type { ShownMedia } from './media-file.ts'

/** Room of a picture in a text: the reading column and its margins. */
const ROOM = '(min-width: 820px) 760px, 92vw'

/**
 * Pictures between the paragraphs of a clean text, as the block « Image » shows them: the address with its version,
 * the sizes in which the library has them, and the measured width and height, so that nothing moves while they load.
 * What the library has not measured stands as it is stored.
 * @param media a stored path as it is drawn
 */
export function picturesInText(html: string, media: (path: string) => ShownMedia): string {
  if (!html.includes('<figure')) return html
  const drawn: string[] = []
  /** Whether the last tag opened a figure: its picture stands first in it. */
  let isFigure = false
  eachPiece(html, (kind, name, from, to) => {
    const source = html.slice(from, to)
    drawn.push(isFigure && kind === 'start' && name === 'img' ? picture(source, media) : source)
    if (kind !== 'text') isFigure = kind === 'start' && name === 'figure'
  })
  return drawn.join('')
}

function picture(tag: string, media: (path: string) => ShownMedia): string {
  const stored = attributesOf(tag)
  const known = media(stored.get('src') ?? '')
  if (known.width === 0 || known.height === 0) return tag
  const set = imageSet(known.src)
  const attributes = {
    ...Object.fromEntries(stored),
    src: known.src,
    width: String(known.width),
    height: String(known.height),
    ...(set.srcset === '' ? {} : { srcset: set.srcset, sizes: ROOM }),
  }
  const image = elementOf('img', attributes)
  if (set.avif === '') return image
  const sizes = set.srcset === '' ? {} : { sizes: ROOM }
  const source = { type: 'image/avif', srcset: set.avifSrcset, ...sizes }
  return `<picture>${elementOf('source', source)}${image}</picture>`
}

const elementOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('')}>`
