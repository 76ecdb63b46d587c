/**
 * What one reading cost: milliseconds of the processor that this thread took, told as those of the
 * usual machine wherever they leave this file.
 */
interface Cost {
  total: number
  /** The longest time between two turns of the event loop. */
  stretch: number
}

/** Of one stretch of a request, in milliseconds of the usual machine. */
export const MOST_HELD = 50

/**
 * The same of one text that is read: what a visitor beside would feel. The same text is up to twice as dear beside
 * `plainWork` on another processor, so what the readers are to take is told by `npm run bench -- readers`.
 */
const MOST_READ = 150

/** A text four times as long takes less than so many times as long: sixteen times is the square of it. */
const LONGER = 4
const MOST_GROWTH = 8

/** Shorter times say nothing about growth: a table that no longer fits a memory grows by itself. */
const MEASURABLE = 20

const TRIES = 3

/** Texts that no loop can be slow over, unless it takes every way through them. */
const SHORT = 128

const never = new Int32Array(new SharedArrayBuffer(4))

/**
 * Processor time of this thread alone: what else the machine does is not in it. The kernel adds up
 * a thread's time at its ticks, four milliseconds apart, and exactly when the thread gives way.
 */
function processorTime(): number {
  Atomics.wait(never, 0, 0, 0.01)
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of the usual machine for `plainWork`, by which other machines are told to be slower. */
export const USUAL = 10

/** What readers do: texts are cut, matched, put together. */
function plainWork(): number {
  let found = 0
  for (let round = 0; round < 40; round += 1) {
    const text = `<p class="a${round}">bilan &amp; paie</p>`.repeat(1000)
    for (const { 0: tag, index } of text.matchAll(/<\/?([a-z]+)[^<>]*>/g))
      found += tag.length + index
    found += JSON.stringify(text.split('&')).length
  }
  return found
}

/** How much slower this thread is than the usual machine's, at this moment; at least 1. */
function slowness(): number {
  const least = Math.min(...Array.from({ length: TRIES }, () => timeOf(plainWork)))
  return Math.max(1, least / USUAL)
}

function timeOf(work: () => void): number {
  const start = processorTime()
  work()
  return processorTime() - start
}

/** Milliseconds of any machine that are told as they are: what they would be of the usual one is less. */
const SOON = 100

/** Milliseconds of the usual machine that this thread works without a pause; what takes long is done twice. */
export function workOf(work: () => void): number {
  const first = timeOf(work)
  if (first < SOON) return first
  const before = slowness()
  const time = timeOf(work)
  return time / Math.max(before, slowness())
}

/** What `work` costs, in milliseconds of the usual machine. */
export async function costOf(work: () => unknown): Promise<Cost> {
  const before = slowness()
  const { total, stretch } = await watched(work)
  const slower = Math.max(before, slowness())
  return { total: total / slower, stretch: stretch / slower }
}

/** Rounds of `held` before it says that work holds the loop. */
export const MOST_ROUNDS = 6

/**
 * The longest time that work holds the loop, in milliseconds of the usual machine: the least of several
 * rounds, which end as soon as it is below `enough`.
 */
export async function held(enough: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < MOST_ROUNDS && least >= enough; round += 1)
    least = Math.min(least, (await costOf(work)).stretch)
  return least
}

/** What `work` costs on this machine, the loop watched turn by turn. */
async function watched(work: () => unknown): Promise<Cost> {
  const state = { last: 0, stretch: 0, runs: true }
  const note = () => {
    const now = processorTime()
    state.stretch = Math.max(state.stretch, now - state.last)
    state.last = now
  }
  const turn = () => {
    note()
    if (state.runs) setImmediate(turn)
  }
  await new Promise((resolve) => setImmediate(resolve))
  const start = processorTime()
  state.last = start
  setImmediate(turn)
  await work()
  note()
  state.runs = false
  return { total: state.last - start, stretch: state.stretch }
}

/**
 * The least of several costs, each of a text that nobody has seen; one that is `enough` ends it. What
 * is over so soon by the clock on the wall took less of the processor: its time is not looked at,
 * since looking costs a turn of the machine's other work.
 */
async function best(
  text: (salt: number) => string,
  read: (text: string) => unknown,
  enough: (cost: Cost) => boolean,
): Promise<Cost> {
  const begun = performance.now()
  const answer = read(text(TRIES))
  if (answer instanceof Promise) await answer
  const wall = performance.now() - begun
  const least = { total: wall, stretch: wall }
  if (enough(least)) return least
  for (let salt = 0; salt < TRIES; salt += 1) {
    const given = text(salt)
    const cost = await watched(() => read(given))
    least.total = Math.min(least.total, cost.total)
    least.stretch = Math.min(least.stretch, cost.stretch)
    if (enough(least)) break
  }
  return least
}

/** Texts of one shape: `length` characters or a little less. */
export type Shape = (length: number) => string

/** A text of its own bytes, a character shorter for each grain of salt: no memory knows it. */
const fresh = (shape: Shape, length: number, salt: number): string => {
  const text = shape(Math.max(1, length - salt))
  return Buffer.from(text.slice(0, length), 'utf16le').toString('utf16le')
}

const said = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`

/**
 * Reads longer and longer texts of a shape up to the limit. @returns what is wrong: time that grows
 * faster than the text, or a stretch that holds the loop; `null` when all is well
 */
export async function faultOf(
  read: (text: string) => unknown,
  shape: Shape,
  {
    limit,
    isHeld = true,
    isWhole = false,
    isElsewhere = false,
    most: mostHeld = MOST_READ,
  }: {
    limit: number
    /** Milliseconds of the usual machine for which it may hold the loop. */
    most?: number
    /** Whether the loop that is held is a server's. */
    isHeld?: boolean
    /** Only the longest text is read, and a quarter of it. */
    isWhole?: boolean
    /** What this thread does while another reads says nothing of the reading. */
    isElsewhere?: boolean
  },
): Promise<string | null> {
  // Less than this is no fault, whatever a shorter text takes.
  const quick = ({ total }: Cost) => total < MOST_GROWTH * MEASURABLE
  const at = (length: number, enough: (cost: Cost) => boolean) =>
    best((salt) => fresh(shape, length, salt), read, enough)
  const holds = (stretch: number) => isHeld && stretch > mostHeld
  const shorter = isWhole ? 0 : Math.min(SHORT, limit)
  for (let length = 16; length < shorter; length += 16) {
    const { total } = await at(length, quick)
    if (quick({ total, stretch: total })) continue
    const part = await at(length / LONGER, () => false)
    if (total > MOST_GROWTH * part.total) return `${length} characters take ${said(total)}`
  }
  for (const length of isWhole ? [limit] : sizes(limit)) {
    // One look by the clock on the wall tells most of them.
    const whole = await at(length, () => true)
    if (quick(whole)) continue
    const part = isElsewhere ? null : await at(Math.floor(length / LONGER), () => false)
    const most =
      part === null ? Number.POSITIVE_INFINITY : MOST_GROWTH * Math.max(part.total, MEASURABLE)
    const fine = ({ total, stretch }: Cost) => total < most && !holds(stretch)
    const cost = { ...whole }
    for (let round = 0; round < 2 && !fine(cost); round += 1) {
      const again = await at(length, fine)
      cost.total = Math.min(cost.total, again.total)
      cost.stretch = Math.min(cost.stretch, again.stretch)
    }
    const { total, stretch: longest } = cost
    if (part !== null && total >= most) {
      return `${length} characters take ${said(total)}, a quarter of them ${said(part.total)}`
    }
    // Who holds nobody is not read to the end: how it grows is known.
    if (!isHeld && part !== null && part.total >= MEASURABLE) return null
    if (!holds(longest)) continue
    let salt = 0
    const stretch = await held(mostHeld, () => read(fresh(shape, length, (salt += 1))))
    if (holds(stretch)) return `${length} characters of ${limit} hold the loop ${said(stretch)}`
  }
  return null
}

/** Lengths up to the limit, each four times the one before: what explodes is seen while it is short. */
function sizes(limit: number): number[] {
  const lengths = [limit]
  for (let length = limit / LONGER; length > SHORT; length /= LONGER)
    lengths.unshift(Math.floor(length))
  return lengths
}
