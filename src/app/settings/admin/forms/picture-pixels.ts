/** Pixels of the longer side that are looked at. */
const SIDE = 96

/**
 * A picture of the site as pixels, small.
 * @returns four bytes each: red, green, blue, opacity
 * @throws {DOMException} for what is no picture
 */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = address
  await image.decode()
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (drawing === null) return new Uint8ClampedArray()
  drawing.drawImage(image, 0, 0, width, height)
  return drawing.getImageData(0, 0, width, height).data
}
