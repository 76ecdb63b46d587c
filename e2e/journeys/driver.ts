import {
  CLICKABLE,
  FIELD,
  FILE,
  FIRST_NAMED,
  FOCUS,
  FOCUSED,
  isFocus,
  isState,
  LABELLED,
  LAST_NAMED,
  PICTURE,
  PLAY,
  PUT,
  STATE,
  TEXT,
} from './in-page.ts'
import { type Journey, type PageState, patiently } from './journey.ts'

/** Seconds of a film after which it plays. */
const MOVED = 0.3

/** Where a picture is clicked, as shares of its width and height. */
const LOWER_PART = { x: 0.8, y: 0.6 } as const

/** The frame of the page that is edited, once it can be. */
const EDITED = "return document.querySelector('div:not([inert]) > #preview-frame') !== null"

/** Where something is looked for: in the page, or in the one that is edited, which is a frame of it. */
type Place = 'page' | 'edited page'

/** An element of the page. */
export interface Target {
  /** In its middle, unless said as shares of its width and height: then whatever lies there takes it. */
  click(at?: { x: number; y: number }): Promise<void>
  /** Types a text in place of what stood there. */
  type(text: string): Promise<void>
  /** Has an `<input type=file>` take the file of that path. */
  choose(path: string): Promise<void>
}

/** What a protocol has to do; `body` is one of `in-page.ts`. */
export interface Driver {
  goto(url: string): Promise<void>
  evaluate(body: string, words?: string): Promise<unknown>
  find(body: string, words: string, place: Place): Promise<Target | null>
  /** Types where the caret is. */
  type(text: string): Promise<void>
  press(key: string): Promise<void>
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
  const until = async (what: string, body: string): Promise<void> =>
    void (await patiently(what, async () => (await driver.evaluate(body)) || null))
  /** What a page draws anew between the look and the act is looked for again. */
  const act = async (
    body: string,
    words: string,
    work: (target: Target) => Promise<void>,
    place: Place = 'page',
  ): Promise<void> => {
    await patiently(`« ${words} »`, async () => {
      const target = await driver.find(body, words, place)
      if (target !== null) await work(target)
      return target
    })
  }
  const actInEdited = async (...[body, words, work]: Parameters<typeof act>): Promise<void> => {
    await until('A page to edit', EDITED)
    await act(body, words, work, 'edited page')
  }
  return {
    open: async (path) => {
      // A page that goes elsewhere by itself meanwhile would end it.
      await patiently(path, () => driver.goto(new URL(path, origin).href).then(() => path))
      await state()
    },
    click: (words, which = 'first') =>
      typeof words === 'string'
        ? act(CLICKABLE, words, (target) => target.click())
        : act(which === 'first' ? FIRST_NAMED : LAST_NAMED, words.source, (target) =>
            target.click(),
          ),
    write: (label, text) =>
      act(FIELD, label.source, async (target) => {
        await target.click()
        if (!(await driver.evaluate(PUT, text))) await target.type(text)
      }),
    shows: (label) => act(FIELD, label.source, async () => {}),
    clickText: (words) => actInEdited(TEXT, words, (target) => target.click()),
    clickPicture: (type) => actInEdited(PICTURE, type, (target) => target.click(LOWER_PART)),
    fill: (label, text) => act(LABELLED, label, (target) => target.type(text)),
    put: async (text) => {
      if (!(await driver.evaluate(PUT, text)))
        await act(FOCUSED, text, (target) => target.type(text))
    },
    type: (text) => driver.type(text),
    choose: (path) => act(FILE, path, (target) => target.choose(path)),
    press: (key) => driver.press(key),
    reads: async (words) => {
      await patiently(`To read « ${words} »`, async () => {
        const { text } = await state()
        return (typeof words === 'string' ? text.includes(words) : words.test(text)) || null
      })
    },
    isAt: (address) =>
      patiently(String(address), async () => {
        const { address: here } = await state()
        return address.test(here) ? here : null
      }),
    until,
    plays: async () => {
      await patiently('A film that plays', async () => {
        const seconds = await driver.evaluate(PLAY)
        return typeof seconds === 'number' && seconds > MOVED ? seconds : null
      })
    },
    state,
    focus: () =>
      patiently('A focus', async () => {
        const told = await driver.evaluate(FOCUS)
        return isFocus(told) ? told : null
      }),
    evaluate: (body) => driver.evaluate(body),
    errors: () => driver.errors(),
    close: () => driver.close(),
  }
}
