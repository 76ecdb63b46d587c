import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { THIN_SPACE } from './printable.ts'
import { THIN_SPACE_FONT } from './thin-space.ts'
import { plainFont } from './woff.ts'

const FILES = {
  text: 'figtree/files/figtree-latin-400-normal.woff',
  bold: 'figtree/files/figtree-latin-600-normal.woff',
  italic: 'figtree/files/figtree-latin-400-italic.woff',
  'bold-italic': 'figtree/files/figtree-latin-600-italic.woff',
  title: 'fraunces/files/fraunces-latin-600-normal.woff',
  lead: 'fraunces/files/fraunces-latin-400-normal.woff',
} as const

/** A face that a text may ask for. */
type Lettered = keyof typeof FILES

/** A face of the site's two families, embedded in the document, or that of the narrow space, which they lack. */
export type Face = Lettered | 'thin'

const FACES = [
  'text',
  'bold',
  'italic',
  'bold-italic',
  'title',
  'lead',
] as const satisfies Lettered[]

/** What draws a stretch of a text, whose narrow spaces stand alone (`stretchesOf`). */
export const faceFor = (stretch: string, face: Face): Face =>
  stretch === THIN_SPACE ? 'thin' : face

/** A text cut before and after each narrow space. */
export const stretchesOf = (text: string): string[] =>
  text
    .split(THIN_SPACE)
    .flatMap((part, index) => [...(index > 0 ? [THIN_SPACE] : []), ...(part ? [part] : [])])

/** The fonts themselves, by face. */
export async function readFaces(): Promise<[Face, Buffer][]> {
  const { resolve } = createRequire(import.meta.url)
  const lettered = await Promise.all(
    FACES.map(async (face): Promise<[Face, Buffer]> => [
      face,
      plainFont(await readFile(resolve(`@fontsource/${FILES[face]}`))),
    ]),
  )
  return [...lettered, ['thin', THIN_SPACE_FONT]]
}

/** Width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number

/** How high a capital stands above the baseline, as a share of the size. */
export const ASCENT = 0.72
