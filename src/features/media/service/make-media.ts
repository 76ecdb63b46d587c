import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUtf8 } from 'node:buffer'
import type { MediaContent } from '../store/media-store.ts'
import type { MediaKind } from '#base/core/media/media-file.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { refusalOf } from '#framework/forms/check-file.ts'
import { BadSvg, type CleanSvg } from './clean-svg.ts'
import { BadImage } from '#base/platform/pictures/pictures.ts'
import { drawImage } from './draw-image.ts'
import { HEAD, MAX_BYTES, MB, recognise, type Recognised } from './recognise.ts'
import { ORIGINAL } from './site-folder.ts'
import { stripLocation } from './strip-location.ts'

/** A file that can't become a medium; the message is a French sentence. */
export class BadMedia extends Error {
  override name = 'BadMedia'
}

/** What the making of a medium needs to know. */
export interface Making {
  /** Safe base name of the original, without ending. */
  name: string
  /** Keeps of a drawing what draws. @throws {BadSvg} {QueueFull} */
  cleanSvg(text: string): Promise<CleanSvg>
}

/** What was made of an upload. */
export interface MadeMedia {
  kind: MediaKind
  /** Name of what pages draw, within the medium's folder. */
  file: string
  content: MediaContent
}

/**
 * Makes of a received file what is served of it, in `workshop`, with the original beside it.
 * @throws {BadMedia} {QueueFull}
 */
export async function makeMedia(
  received: string,
  workshop: string,
  { name, cleanSvg }: Making,
): Promise<MadeMedia> {
  const { size } = await stat(received)
  if (size === 0) throw new BadMedia('Ce fichier est vide : choisissez-en un autre.')
  const found = await recognise(await headOf(received))
  if (found === null) throw new BadMedia(NO_MEDIUM)
  if (size > MAX_BYTES[found.kind]) throw new BadMedia(tooLarge(found.kind))
  await keep(
    received,
    storedPath(join(workshop, ORIGINAL), 'rendition', `${name}.${found.extension}`),
  )
  const served = await SERVED[found.kind](received, workshop, { ...found, name, cleanSvg })
  const { file, width = 0, height = 0 } = served
  const hash = await hashOf(received)
  return { kind: found.kind, file, content: { type: found.type, width, height, bytes: size, hash } }
}

type Serve = (
  received: string,
  workshop: string,
  found: Recognised & Making,
) => Promise<{ file: string; width?: number; height?: number }>

const SERVED: Readonly<Record<MediaKind, Serve>> = {
  async image(received, workshop) {
    try {
      return { file: 'xxbig.webp', ...(await drawImage(received, workshop)) }
    } catch (cause) {
      throw cause instanceof BadImage ? new BadMedia(cause.message, { cause }) : cause
    }
  },
  async drawing(received, workshop, { cleanSvg }) {
    try {
      const { svg, width, height } = await cleanSvg(await textOf(received))
      await writeFile(join(workshop, 'image.svg'), svg)
      return { file: 'image.svg', width, height }
    } catch (cause) {
      throw cause instanceof BadSvg ? new BadMedia(cause.message, { cause }) : cause
    }
  },
  async video(received, workshop, { extension }) {
    const file = `video.${extension}`
    await copyFile(received, storedPath(workshop, 'rendition', file))
    if (extension === 'mp4') await stripLocation(storedPath(workshop, 'rendition', file))
    return { file }
  },
  async document(received, workshop, { name }) {
    const refusal = await refusalOf({ bytes: await readFile(received), isWhole: true }, PDF_WORDS)
    if (refusal !== null) throw new BadMedia(refusal)
    await keep(received, storedPath(workshop, 'rendition', `${name}.pdf`))
    return { file: `${name}.pdf` }
  },
  async captions(received, workshop) {
    await writeFile(join(workshop, 'sous-titres.vtt'), await textOf(received))
    return { file: 'sous-titres.vtt' }
  },
}

/** The same content under a second name costs nothing where the disk allows it. */
const keep = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to))

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file)
  if (!isUtf8(bytes)) {
    throw new BadMedia('Ce fichier n’est pas écrit en UTF-8 : enregistrez-le de nouveau ainsi.')
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** What may weigh so much, as an editor reads it. */
const MAY: Readonly<Record<MediaKind, string>> = {
  image: 'une image peut',
  drawing: 'un dessin SVG peut',
  video: 'une vidéo peut',
  document: 'un PDF peut',
  captions: 'des sous-titres peuvent',
}

export const tooLarge = (kind: MediaKind): string =>
  `Ce fichier est trop lourd : ${MAY[kind]} peser ${MAX_BYTES[kind] / MB} Mo au plus. Réduisez-le et renvoyez-le.`

export const NO_MEDIUM =
  'Ce fichier n’est pas un média : envoyez une image (JPEG, PNG, WebP, AVIF, GIF, SVG), une vidéo ' +
  '(MP4, WebM), un PDF ou des sous-titres (WebVTT).'

const PDF_WORDS = {
  several: '',
  tooLarge: tooLarge('document'),
  empty: 'Ce fichier est vide : choisissez-en un autre.',
  notPdf: 'Ce PDF est abîmé ou incomplet : enregistrez-le de nouveau et renvoyez-le.',
  active:
    'Ce PDF contient un programme ou d’autres fichiers, qu’un site ne doit pas servir : ' +
    'imprimez-le en PDF et envoyez la copie.',
}
