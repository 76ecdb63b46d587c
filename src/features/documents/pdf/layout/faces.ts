import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { plainFont } from './woff.ts'

const FILES = {
  text: 'figtree/files/figtree-latin-400-normal.woff',
  bold: 'figtree/files/figtree-latin-600-normal.woff',
  italic: 'figtree/files/figtree-latin-400-italic.woff',
  'bold-italic': 'figtree/files/figtree-latin-600-italic.woff',
  title: 'fraunces/files/fraunces-latin-600-normal.woff',
  lead: 'fraunces/files/fraunces-latin-400-normal.woff',
} as const

/** A face of the site's two families, embedded in the document. */
export type Face = keyof typeof FILES

const FACES = ['text', 'bold', 'italic', 'bold-italic', 'title', 'lead'] as const satisfies Face[]

/** The fonts themselves, by face. */
export function readFaces(): Promise<[Face, Buffer][]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    FACES.map(async (face): Promise<[Face, Buffer]> => [
      face,
      plainFont(await readFile(resolve(`@fontsource/${FILES[face]}`))),
    ]),
  )
}

/** Width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number

/** How high a capital stands above the baseline, as a share of the size. */
export const ASCENT = 0.72
