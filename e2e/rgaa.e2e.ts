/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachPage } from './rgaa-sample.ts'
import { useBrowser, WIDTHS } from './visit.ts'

useBrowser()

/** What of the grid (`demo/rgaa.yaml`) is seen once a page is laid out, on the pages of its sample. */

const SIZES = [
  ['10.4 at a zoom of 200 %', 640, 400],
  ['10.11 at a zoom of 400 %', 320, 256],
  ['13.9 on a phone that lies', 740, 360],
  ['13.9 on a phone that stands', 360, 740],
] as const

/** What the window cuts off of a page, and what something on the page cuts off of its words. */
async function cutOff(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const cut = await page.evaluate(cutTexts)
  return wide > 0 ? [`${wide} px beyond the window`, ...cut] : cut
}

// 1200 is where the entries of the header have the least room.
const SPACED = [...Object.values(WIDTHS), 1200]

test('10.4, 10.11, 13.9 at no size of a window, 10.12 nor with the widest spacing, anything is cut', () =>
  eachPage(async (page, path) => {
    for (const [size, width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      expect([path, size, await cutOff(page)]).toEqual([path, size, []])
    }
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-block-end: 2em !important; }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    for (const width of SPACED) {
      await page.setViewportSize({ width, height: 900 })
      const size = `10.12 at ${width} px`
      expect([path, size, await cutOff(page)]).toEqual([path, size, []])
    }
  }))

test('11.4 each label stands at its field at each width', () =>
  eachPage(async (page, path) => {
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, await page.evaluate(farLabels)]).toEqual([path, width, []])
    }
  }))

test.each(['light', 'dark'] as const)(
  '3.3 the outline of each field, 10.5 a colour behind each text, 10.7 the ring of whatever has the focus stand out, %s',
  (colorScheme) =>
    eachPage(
      async (page, path) => {
        expect([path, '3.3', await page.evaluate(faintEdges, false)]).toEqual([path, '3.3', []])
        expect([path, '10.5', await page.evaluate(bareGrounds)]).toEqual([path, '10.5', []])
        await page.keyboard.press('Tab')
        expect([path, '10.7', await page.evaluate(faintEdges, true)]).toEqual([path, '10.7', []])
      },
      { colorScheme, reducedMotion: 'reduce' },
    ),
)

test('3.1 what is current, or required, or wrong says so without its colour; 10.2 without a style sheet nothing that was read is missing', () =>
  eachPage(async (page, path) => {
    expect([path, '3.1', await page.evaluate(alikeWithoutHue)]).toEqual([path, '3.1', []])
    expect([path, '10.2', await page.evaluate(drawnWords)]).toEqual([path, '10.2', []])
    expect([path, '10.2', await page.evaluate(wordsLostUnstyled)]).toEqual([path, '10.2', []])
  }))

/** Current entries that only a hue tells from their neighbours; marks and faults that no word tells. */
function alikeWithoutHue(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const grey = (colour: string): number => {
    context?.clearRect(0, 0, 1, 1)
    if (context) context.fillStyle = colour
    context?.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return alpha === 0 ? 255 : 0.3 * r + 0.59 * g + 0.11 * b
  }
  const looks = (one: Element): [number, string] => {
    const { backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(one)
    const { content, height } = getComputedStyle(one, '::after')
    return [grey(backgroundColor), [fontWeight, textDecorationLine, content, height].join()]
  }
  const alike = [...document.querySelectorAll('main [aria-current], nav [aria-current]')].filter(
    (current) => {
      if (!current.checkVisibility({ visibilityProperty: true })) return false
      const list = current.closest('ul, ol')
      const other = list?.querySelector(`:scope > li > ${current.localName}:not([aria-current])`)
      if (!other) return false
      const [[ground, shape], [otherGround, otherShape]] = [looks(current), looks(other)]
      return shape === otherShape && Math.abs(ground - otherGround) < 100
    },
  )
  const unmarked = [...document.querySelectorAll('main form[data-form] [required]')].filter(
    (field) => {
      const label = field.closest('fieldset[role="radiogroup"]') ?? field.closest('.form-field')
      return !label?.textContent.includes('*')
    },
  )
  return [...alike, ...unmarked].map((one) => one.outerHTML.slice(0, 120))
}

/**
 * Words that are read with the style sheets and no longer without them. At one stretch: between two
 * looks a script might have taken a form over, and have hidden what it does not ask yet.
 */
function wordsLostUnstyled(): string[] {
  const words = () => document.body.innerText.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const styled = words()
  document.adoptedStyleSheets = []
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) sheet.remove()
  // What a fold holds is a press away, and open on a wide screen.
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const bare = words().join(' ')
  return styled.filter((word) => !bare.includes(word))
}

/** Words that the style sheet writes itself, but for numbers, which a list has without it. */
function drawnWords(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((one) =>
    ['::before', '::after'].filter((pseudo) => {
      const { content } = getComputedStyle(one, pseudo)
      return content.startsWith('"') && /\p{L}{2}/u.test(content)
    }),
  )
}

/** Texts with no colour set behind them, or with a picture that no colour stands under. */
function bareGrounds(): string[] {
  const isSet = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour)
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((one) => {
      for (let around: Element | null = one; around; around = around.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(around)
        if (isSet(backgroundColor)) return false
        if (backgroundImage.includes('url(')) return true
      }
      return true
    })
    .map((one) => one.outerHTML.slice(0, 120))
}

/** Labels that stand further from their field than a line and its help. */
function farLabels(): string[] {
  const fields = 'main :is(input:not([type=hidden]), select, textarea)'
  return [...document.querySelectorAll<HTMLInputElement>(fields)].flatMap((field) => {
    const [label] = field.labels ?? []
    if (!label || !field.checkVisibility({ visibilityProperty: true })) return []
    if (field.closest('[aria-hidden="true"]')) return []
    const [one, other] = [label.getBoundingClientRect(), field.getBoundingClientRect()]
    if (one.width <= 1) return []
    const across = Math.max(0, one.left - other.right, other.left - one.right)
    const down = Math.max(0, one.top - other.bottom, other.top - one.bottom)
    // What describes the field may stand between the two: without script, two lines do.
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
    const hints = ids.map((id) => document.getElementById(id)?.offsetHeight ?? 0)
    const between = down - hints.reduce((sum, height) => sum + height, 0)
    return across <= 16 && between <= 24 ? [] : [`${label.innerText}: ${across}, ${between}`]
  })
}

/** Words that something around them cuts, but for what is meant for the ear alone. */
function cutTexts(): string[] {
  const cut: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!owner || words === '' || !owner.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) continue
    for (let around: Element | null = owner; around; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } =
        getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // What is shortened on purpose ends in « … », and is whole where it leads. One pixel is for screen readers.
      if (webkitLineClamp !== 'none') break
      if (box.width <= 1 || box.height <= 1) break
      const isWide = overflowX === 'hidden' || overflowX === 'clip'
      const isHigh = overflowY === 'hidden' || overflowY === 'clip'
      const isCut =
        (isWide && (text.right > box.right + 2 || text.left < box.left - 2)) ||
        (isHigh && (text.bottom > box.bottom + 2 || text.top < box.top - 2))
      if (isCut && textOverflow !== 'ellipsis')
        cut.push(`${words.slice(0, 40)} (${around.className})`)
      if (position === 'fixed') break
    }
  }
  return cut
}

/** Edges whose contrast with what is behind them is below 3: of fields, or the rings of what has the focus. */
function faintEdges(ofFocus: boolean): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const channels = (colour: string): number[] => {
    context?.clearRect(0, 0, 1, 1)
    if (context) context.fillStyle = colour
    context?.fillRect(0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  }
  const luminance = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
      const part = channel / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const behind = (element: Element | null): string => {
    for (let around = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around)
      if ((channels(backgroundColor)[3] ?? 0) > 250) return backgroundColor
    }
    return getComputedStyle(document.documentElement).backgroundColor
  }
  const fields = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea'
  const focusable = `a[href], button, summary, ${fields}`
  return [...document.querySelectorAll<HTMLElement>(ofFocus ? focusable : fields)].flatMap(
    (element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || element.matches(':disabled')) return []
      if (ofFocus) element.focus({ preventScroll: true })
      if (ofFocus && document.activeElement !== element) return []
      // What the browser draws itself has its own outline.
      if (!ofFocus && element.matches('[type=checkbox], [type=radio], [type=range]')) return []
      // A field may stand in a frame with its unit, a link be as large as its card.
      const { parentElement } = element
      const parts = [
        element,
        parentElement,
        parentElement?.parentElement,
        element.closest('li, article, .card'),
      ]
      const isSeen = parts.some(
        (part) =>
          part &&
          [undefined, '::before', '::after'].some((pseudo) => {
            const style = getComputedStyle(part, pseudo)
            const [size, kind, colour] = ofFocus
              ? [style.outlineWidth, style.outlineStyle, style.outlineColor]
              : [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor]
            const isDrawn = kind !== 'none' && Number.parseFloat(size) >= (ofFocus ? 2 : 1)
            return isDrawn && contrast(colour, behind(part.parentElement)) >= 3
          }),
      )
      return isSeen ? [] : [element.outerHTML.slice(0, 120)]
    },
  )
}
