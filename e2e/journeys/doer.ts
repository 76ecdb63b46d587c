import { expect } from 'vitest'
import type { sampled } from '../../tests/exhaustive.ts'
import { addAccount, PASSWORD } from '../sign-in.ts'
import type { Focus, Journey, JourneyBrowser } from './journey.ts'

/** What a file of tests has its tasks done in. */
export interface Trial {
  browser(): JourneyBrowser
  /** Options of the tests whose case another one shows as well. */
  likeAnother: ReturnType<typeof sampled> | Record<string, never>
  /** Options of the tests by a finger, which not every driver has. */
  byFinger?: { skip: boolean }
  /** The same of those that press the bar of a text while it has the caret. */
  byTextBar?: { skip: boolean }
}

/** Somebody who does a task by what they read, from the sign-in page on; their clicks are counted. */
export interface Doer extends Pick<
  Journey,
  | 'choose'
  | 'evaluate'
  | 'isAt'
  | 'shows'
  | 'open'
  | 'press'
  | 'put'
  | 'reads'
  | 'state'
  | 'type'
  | 'until'
> {
  isTouch: boolean
  /** Since they signed in. A field that is clicked to be filled counts, one that has the caret does not. */
  clicks(): number
  /** Clicks what bears these words: a link, a button, an entry of a menu or of a list. */
  click(words: string | RegExp): Promise<void>
  /** The last of several that bear the same words. */
  clickLast(words: string | RegExp): Promise<void>
  /** Clicks a field by its label and writes in it. */
  fill(label: string | RegExp, text: string): Promise<void>
  /** The same in a field that they get to by keys, which is no click. */
  fillByKeys(label: string, text: string): Promise<void>
  /** Clicks a text of the page that is edited. */
  clickInPage(words: string): Promise<void>
  /** Clicks the picture of a block of the page, where one sees it. */
  clickPicture(block: string): Promise<void>
  /** Waits until the caret is in a field of that name, or in any. */
  hasCaret(name?: string | RegExp): Promise<void>
  focus(): Promise<Focus>
  /** Waits until no dialog is open any more. */
  closes(): Promise<void>
  /** Waits until what was changed is kept. */
  saved(): Promise<void>
}

interface Way {
  /** Somebody new with that role, else the one of that address. */
  role?: Parameters<typeof addAccount>[1]
  email?: string
  /** Where they come in; the back office unless said. */
  at?: string
  width?: number
  touch?: boolean
  /** Clicks that it may take. */
  most: number
}

/** Has somebody sign in by the form and do a task; nothing but what is expected is said in their console. */
export async function doing(
  browser: JourneyBrowser,
  { url: origin, dataDir }: { url: string; dataDir: string },
  { role = 'editor', width = 1280, touch = false, most, at = '/admin', ...way }: Way,
  task: (doer: Doer) => Promise<void>,
): Promise<void> {
  const email = way.email ?? (await addAccount(dataDir, role)).email
  const journey = await browser.begin({ origin, width, touch })
  try {
    await journey.open(at)
    await journey.fill('Adresse e-mail', email)
    await journey.fill('Mot de passe', PASSWORD)
    await journey.press('Enter')
    await journey.until('The back office', BACK_OFFICE)
    const doer = doerOn(journey, touch)
    await task(doer)
    expect(doer.clicks()).toBeLessThanOrEqual(most)
    expect(await journey.errors()).toEqual([])
  } catch (cause) {
    const { address, text } = await journey.state()
    throw new Error(`At ${address}, where one read: ${text.slice(0, READ)}`, { cause })
  } finally {
    // Who leaves the editor gives its lock back.
    await journey.open('/admin')
    await journey.close()
  }
}

/** Signs of what was read where a task ended. */
const READ = 1200

const BACK_OFFICE =
  "return document.querySelector('main h1') !== null && !document.querySelector('[type=password]')"

const CLOSED = "return document.querySelector('[role=dialog]') === null"

const SAVED = `return document.querySelector('[data-saving="saved"]') !== null`

/** What was typed is on its way for so long before it is said that it is kept, in milliseconds. */
const ON_ITS_WAY = 700

/** Words as an expression of the whole name. */
const whole = (words: string | RegExp): RegExp =>
  typeof words === 'string'
    ? new RegExp(`^${words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`, 'u')
    : words

function doerOn(journey: Journey, isTouch: boolean): Doer {
  let clicks = 0
  const counted =
    <Words extends readonly unknown[]>(work: (...words: Words) => Promise<void>) =>
    (...words: Words): Promise<void> => {
      clicks += 1
      return work(...words)
    }
  return {
    ...journey,
    isTouch,
    clicks: () => clicks,
    click: counted((words) => journey.click(whole(words))),
    clickLast: counted((words) => journey.click(whole(words), 'last')),
    fill: counted((label, text) => journey.write(whole(label), text)),
    clickInPage: counted((words) => journey.clickText(words)),
    fillByKeys: (label, text) => journey.fill(label, text),
    clickPicture: counted((block) => journey.clickPicture(block)),
    hasCaret: async (name = /^(?!not in a field)./) => {
      const caret = async () => {
        const focus = await journey.focus()
        return focus.isField ? focus.name : `not in a field, but at « ${focus.name} »`
      }
      await expect.poll(caret).toMatch(whole(name))
    },
    closes: () => journey.until('No dialog', CLOSED),
    async saved() {
      await new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY))
      await journey.until('What is kept', SAVED)
    },
  }
}
