/**
 * What somebody does in a browser, by visible words: the same for Chromium, Firefox and WebKit, so that one
 * journey is tried in all three. What only one of them can do belongs to the tests of `e2e/`.
 */
export interface Journey {
  /** Opens a path of the site, or an address. */
  open(path: string): Promise<void>
  /**
   * Clicks the first link, button, tab or row with these words, once it can be seen; by an expression, the first or
   * the last whose name matches.
   */
  click(words: string | RegExp, which?: 'first' | 'last'): Promise<void>
  /** Clicks a field whose label matches, and types a text in place of what stood there. */
  write(label: RegExp, text: string): Promise<void>
  /** Waits for such a field. */
  shows(label: RegExp): Promise<void>
  /** Clicks the innermost element with these words in the page that is edited, once that can be. */
  clickText(words: string): Promise<void>
  /** The same with the first picture of a type of blocks, in its lower part: over the upper one stand words. */
  clickPicture(type: string): Promise<void>
  /** Types into the field of a label, in place of what stood there. */
  fill(label: string, text: string): Promise<void>
  /** The same where the caret is. */
  put(text: string): Promise<void>
  /** Types where the caret is, behind what stands there. */
  type(text: string): Promise<void>
  /** Sends the file of that path where a file is asked for. */
  choose(path: string): Promise<void>
  /** Presses a key where the focus is, by its name in the DOM, behind `Shift+` or `Control+` where it is. */
  press(key: string): Promise<void>
  /** Waits until these words can be read. */
  reads(words: string | RegExp): Promise<void>
  /** Waits until the address is so. @returns path and query */
  isAt(address: RegExp): Promise<string>
  /** Waits until what runs in the page, a body of a function that returns it, is true. */
  until(what: string, body: string): Promise<void>
  /** Starts the film of the page, and waits until it moves. */
  plays(): Promise<void>
  /** What the page says of itself now. */
  state(): Promise<PageState>
  /** What has the focus now. */
  focus(): Promise<Focus>
  /** What a body of a function returns that runs in the page, as JSON carries it. */
  evaluate(body: string): Promise<unknown>
  /** Errors of scripts and of the policy since the journey began. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export interface PageState {
  /** Path and query. */
  address: string
  title: string
  /** What can be read, spaces collapsed. */
  text: string
  /** CSS pixels that the page is wider than its window. */
  overflow: number
}

export interface Focus {
  /** Its label, else its text. */
  name: string
  /** Labels of the choices it is one of. */
  beside: string[]
  /** Whether it can be written in. */
  isField: boolean
  /** Whether it is the page that is edited, or stands in it. */
  isPage: boolean
}

/** How somebody comes. */
export interface Coming {
  origin: string
  /** CSS pixels of the page: 390 is a phone's. */
  width: number
  /** With a finger instead of a mouse. */
  touch?: boolean
}

/** A browser that journeys are tried in. */
export interface JourneyBrowser {
  name: string
  begin(coming: Coming): Promise<Journey>
  close(): Promise<void>
}

/** A step of a browser gives way to what the page does for so long, in milliseconds. */
const PATIENCE = 30_000
const STEP = 50

/** Asks again until there is an answer. @throws Error with what was asked for, its cause what the last one threw */
export async function patiently<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE
  for (;;) {
    let cause: unknown
    // A page on its way to another answers nobody.
    const answer = await ask().catch((error: unknown) => {
      cause = error
      return null
    })
    if (answer !== null) return answer
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s.`, { cause })
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
}
