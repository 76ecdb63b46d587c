import { CLICKABLE, isState, LABELLED, PLAY, STATE } from './in-page.ts'
import { type Journey, type Key, type PageState, patiently } from './journey.ts'

/** Seconds of a film after which it plays. */
const MOVED = 0.3

/** An element of the page. */
export interface Target {
  click(): Promise<void>
  /** Types a text in place of what stood there. */
  type(text: string): Promise<void>
}

/** What a protocol has to do; `body` is one of `in-page.ts`. */
export interface Driver {
  goto(url: string): Promise<void>
  evaluate(body: string): Promise<unknown>
  find(body: string, words: string): Promise<Target | null>
  press(key: Key): Promise<void>
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** A journey by a protocol, on a site without trailing slash. */
export function journeyOf(driver: Driver, origin: string): Journey {
  const state = (): Promise<PageState> =>
    patiently('A page', async () => {
      const told = await driver.evaluate(STATE)
      return isState(told) && told.text !== '' ? told : null
    })
  /** What a page draws anew between the look and the act is looked for again. */
  const act = (body: string, words: string, work: (target: Target) => Promise<void>) =>
    patiently(`« ${words} »`, async () => {
      const target = await driver.find(body, words)
      if (target !== null) await work(target)
      return target
    })
  return {
    open: async (path) => {
      // A page that goes elsewhere by itself meanwhile would end it.
      await patiently(path, () => driver.goto(origin + path).then(() => path))
      await state()
    },
    click: async (words) => void (await act(CLICKABLE, words, (target) => target.click())),
    fill: async (label, text) => void (await act(LABELLED, label, (target) => target.type(text))),
    press: (key) => driver.press(key),
    reads: async (words) => {
      await patiently(`To read « ${words} »`, async () =>
        (await state()).text.includes(words) ? words : null,
      )
    },
    isAt: (address) =>
      patiently(String(address), async () => {
        const { address: here } = await state()
        return address.test(here) ? here : null
      }),
    plays: async () => {
      await patiently('A film that plays', async () => {
        const seconds = await driver.evaluate(PLAY)
        return typeof seconds === 'number' && seconds > MOVED ? seconds : null
      })
    },
    state,
    errors: () => driver.errors(),
    close: () => driver.close(),
  }
}
