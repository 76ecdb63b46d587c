/** From the text of an SVG document to the files of the site. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { BLEED } from './frame.ts'

/** A drawing as pixels of that size, its bleed trimmed; a sign stands on any ground. */
export async function pixelsOf(
  svg: string,
  width: number,
  height: number,
  ground: 'opaque' | 'none' = 'opaque',
): Promise<Buffer> {
  const [, , drawn] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number)
  const scale = width / (drawn! - 2 * BLEED)
  const bleed = Math.round(BLEED * scale)
  const sized = svg.replace(
    'viewBox=',
    `width="${width + 2 * bleed}" height="${height + 2 * bleed}" preserveAspectRatio="none" viewBox=`,
  )
  const drawing = sharp(Buffer.from(sized)).extract({ left: bleed, top: bleed, width, height })
  return (ground === 'opaque' ? drawing.removeAlpha() : drawing)
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** Pixels at another size. */
export function resized(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(pixels).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
}

/** Part of a picture, then sized. */
export function cropped(
  pixels: Buffer,
  area: { left: number; top: number; width: number; height: number },
  width: number,
  height: number,
): Promise<Buffer> {
  return sharp(pixels).extract(area).resize(width, height).png().toBuffer()
}

/** Writes `<path>.webp` and `<path>.avif`, each as heavy as `limit` kilobytes at most. */
export async function writePair(
  path: string,
  pixels: Buffer,
  quality: number,
  limit: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const webp = (share: number) =>
    sharp(pixels).webp({ quality: share, effort: 6, smartSubsample: true }).toBuffer()
  const avif = (share: number) =>
    sharp(pixels)
      .avif({ quality: Math.round(share * 0.74), effort: 5 })
      .toBuffer()
  await writeFile(`${path}.webp`, await within(limit, quality, webp))
  await writeFile(`${path}.avif`, await within(limit, quality, avif))
}

async function within(
  limit: number,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const file = await encode(quality)
  return file.length > limit * 1024 && quality > 30 ? within(limit, quality - 4, encode) : file
}

/** Writes a JPEG, for those who read nothing newer. */
export async function writeJpeg(path: string, pixels: Buffer, quality = 82): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sharp(pixels).jpeg({ quality, mozjpeg: true }).toFile(path)
}
