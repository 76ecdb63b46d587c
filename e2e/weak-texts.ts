import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** A text of the page as it is drawn: its box in pixels of the page, its colour (red, green, blue, alpha). */
interface DrawnText {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  colour: [number, number, number, number]
  isLarge: boolean
}

/** Contrasts of WCAG 2.2, 1.4.3. */
const NORMAL = 4.5
const LARGE = 3
/** Share of a text's pixels whose ground may be less: an edge that a letter barely touches. */
const EDGE = 0.02

/** The texts that are seen. Afterwards none is drawn: what is left is the ground of each. */
function textsOfPage(): DrawnText[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('No canvas.')
  const rgba = (colour: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  const texts: DrawnText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (element === null || text === '' || element.closest('[disabled], [aria-disabled="true"]'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const [red, green, blue, alpha] = rgba(style.color)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // What is cut off is kept for screen readers, or for nobody.
      const met = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!met.includes(element)) continue
      if (right - left < 2 || bottom - top < 2) continue
      texts.push({
        text: text.slice(0, 60),
        left,
        top,
        right,
        bottom,
        colour: [red, green, blue, alpha * opacityOf(element)],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      })
    }
  }
  const unwritten = new CSSStyleSheet()
  unwritten.replaceSync(
    '*, *::before, *::after, *::placeholder { transition: none !important; color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important; }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unwritten]
  return texts
}

type Pixel = readonly [number, number, number]

const linear = (part: number) =>
  part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Pixel) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of a colour, as far as it lets its ground through, with that ground. */
function contrast([red, green, blue, alpha]: DrawnText['colour'], ground: Pixel): number {
  const over = (part: number, under: number) => part * alpha + under * (1 - alpha)
  const text = luminance([over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])])
  const under = luminance(ground)
  return (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05)
}

/** The least contrast of a colour with its grounds, each of which has a number of pixels, but for some pixels at the edge. */
function leastContrast(
  colour: DrawnText['colour'],
  pixels: ReadonlyMap<number, number>,
  edge: number,
): number {
  let passed = 0
  const grounds = [...pixels].map(([ground, count]) => ({
    found: contrast(colour, [ground >> 16, (ground >> 8) & 255, ground & 255]),
    count,
  }))
  for (const { found, count } of grounds.toSorted((one, other) => one.found - other.found)) {
    passed += count
    if (passed > edge) return found
  }
  return 21
}

/** Makes the window as high as the page, which may grow while its scripts start. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const width = page.viewportSize()?.width ?? 1280
  await expect
    .poll(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      return page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    })
    .toBe(0)
}

/** The window as it is drawn, packed no further than it must be: that took longer than the drawing. */
async function pictureOf(page: Page): Promise<Buffer> {
  const device = await page.context().newCDPSession(page)
  const { data } = await device.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  })
  await device.detach()
  return Buffer.from(data, 'base64')
}

const heightOf = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().height)

/**
 * The texts of a page and the picture of what lies under them, of one and the same moment: where the page grows
 * meanwhile, since a script or a picture came late, what is fixed to the window's end would lie over its texts.
 */
async function drawnOf(page: Page): Promise<{ texts: DrawnText[]; picture: Buffer }> {
  for (let tries = 0; tries < 5; tries += 1) {
    await showWhole(page)
    const height = await heightOf(page)
    const texts = await page.evaluate(textsOfPage)
    const picture = await pictureOf(page)
    if ((await heightOf(page)) === height) return { texts, picture }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
  throw new Error('The page does not stand still.')
}

/**
 * Texts whose ground is not far enough from their colour, each with the contrast it has, by the pixels that are drawn
 * under it: pictures, gradients, what lies behind. Afterwards the page shows no text any more.
 */
export async function weakTexts(page: Page): Promise<string[]> {
  // Pictures that come when they are seen are there before the ground is taken.
  await showWhole(page)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  const { texts, picture } = await drawnOf(page)
  expect(texts.length).toBeGreaterThan(10)
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const weak = new Set<string>()
  for (const { text, left, top, right, bottom, colour, isLarge } of texts) {
    // Grounds are of few colours: each is compared once, and weighs as many pixels as it has.
    const pixels = new Map<number, number>()
    let all = 0
    for (let y = Math.max(0, Math.round(top)); y < Math.min(info.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.round(left)); x < Math.min(info.width, right); x += 1) {
        const ground = data.readUIntBE((y * info.width + x) * 3, 3)
        pixels.set(ground, (pixels.get(ground) ?? 0) + 1)
        all += 1
      }
    }
    const least = leastContrast(colour, pixels, Math.floor(all * EDGE))
    if (least < (isLarge ? LARGE : NORMAL)) weak.add(`${least.toFixed(2)} ${text}`)
  }
  return [...weak]
}
