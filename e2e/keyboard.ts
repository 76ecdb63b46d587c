import type { Page } from 'playwright-core'

/** More stops than any page of the demo has before its main content ends. */
const MAX_STOPS = 150

/** The keyboard's focus as a visitor perceives it. */
interface Focus {
  text: string
  matches: boolean
  /** The element, or the card it fills, is ringed. */
  isRinged: boolean
}

const focus = (page: Page, selector: string): Promise<Focus> =>
  page.evaluate((wanted) => {
    const active = document.activeElement ?? document.body
    let isRinged = false
    for (let element: Element | null = active; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      isRinged ||= outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    return {
      text: (active.textContent ?? '').trim(),
      matches: active.matches(wanted),
      // The focus is then within another site's page, which shows it in its own way.
      isRinged: isRinged || active instanceof HTMLIFrameElement,
    }
  }, selector)

/**
 * Presses Tab until the focus stands on an element that matches, as a visitor without a mouse does.
 * @throws when it is not reached, or when a stop on the way can't be seen
 */
export const tabTo = (page: Page, selector: string): Promise<void> => reach(page, selector, 'Tab')

/** `tabTo` the other way, with Shift and Tab. */
export const tabBackTo = (page: Page, selector: string): Promise<void> =>
  reach(page, selector, 'Shift+Tab')

async function reach(page: Page, selector: string, key: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const { text, matches, isRinged } = await focus(page, selector)
    if (!isRinged) throw new Error(`The focus on « ${text} » can't be seen.`)
    if (matches) return
  }
  throw new Error(`${key} does not reach ${selector} on ${page.url()}.`)
}

/** Whether the focus stands on, or inside, what matches. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), selector)
