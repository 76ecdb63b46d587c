/**
 * What somebody does in a browser, by visible words: the same for Chromium, Firefox and WebKit, so that one
 * journey is tried in all three. What only one of them can do belongs to the tests of `e2e/`.
 */
export interface Journey {
  /** Opens a path of the site. */
  open(path: string): Promise<void>
  /** Clicks the first link, button, tab or row with these words, once it can be seen. */
  click(words: string): Promise<void>
  /** Types into the field of a label, in place of what stood there. */
  fill(label: string, text: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>
  /** Waits until these words can be read. */
  reads(words: string): Promise<void>
  /** Waits until the address is so. @returns path and query */
  isAt(address: RegExp): Promise<string>
  /** Starts the film of the page, and waits until it moves. */
  plays(): Promise<void>
  /** What the page says of itself now. */
  state(): Promise<PageState>
  /** Errors of scripts and of the policy since the journey began. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

export interface PageState {
  /** Path and query. */
  address: string
  /** What can be read, spaces collapsed. */
  text: string
  /** CSS pixels that the page is wider than its window. */
  overflow: number
}

/** A browser that journeys are tried in. */
export interface JourneyBrowser {
  name: string
  /** @param width CSS pixels of the page: 390 is a phone's */
  begin(origin: string, width: number): Promise<Journey>
  close(): Promise<void>
}

/** A step of a browser gives way to what the page does for so long, in milliseconds. */
const PATIENCE = 15_000
const STEP = 100

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
