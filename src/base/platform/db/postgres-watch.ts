import type { Duplex } from 'node:stream'
import { DatabaseAway } from './storage-fault.ts'

/** Milliseconds for which nothing may come from the server while something is asked of it. */
const SILENCE = 2000

/** Milliseconds between two looks, and between two tries while the server is away. */
const LOOK = 500

const AWAY = 'La base PostgreSQL ne répond pas.'

/** What the watch is given. */
interface WatchParts {
  /** Asks the server for a sign of life on a connection of its own; rejects when none comes. */
  probe(): Promise<void>
  /** Told when the server stops answering (`false`) and when it is back. */
  report(isAnswering: boolean): void
  /** Milliseconds of silence after which the server is probed. */
  silence?: number
}

/**
 * Knows whether PostgreSQL answers. A server that was cut off closes nothing, so that whoever asked
 * would wait for ever: when nothing has come for a while although something was asked, it is probed
 * on a new connection. When that fails too, every connection is hung up, whoever waits gets an
 * error, and whoever asks gets one at once, until a probe succeeds. A slow answer of a server that
 * lives is waited for.
 */
export class PostgresWatch {
  readonly #parts: WatchParts
  readonly #silence: number
  readonly #lines = new Set<Duplex>()
  readonly #waiting = new Set<(away: DatabaseAway) => void>()
  #lastSign = 0
  #asked = 0
  #isAway = false
  #isProbing = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: WatchParts) {
    this.#parts = parts
    this.#silence = parts.silence ?? SILENCE
  }

  /** Takes the line of a new connection, to hang it up when the server is away. */
  holds(line: Duplex): void {
    this.#lines.add(line)
    line.once('close', () => this.#lines.delete(line))
  }

  /** Refuses at once what the server can't answer. @throws DatabaseAway */
  refuseWhileAway(): void {
    if (this.#isAway) throw new DatabaseAway(AWAY)
  }

  /**
   * Waits for an answer of the server for as long as it lives.
   * @throws DatabaseAway as soon as it is known to be away
   */
  async during<T>(asking: Promise<T>): Promise<T> {
    const away = Promise.withResolvers<never>()
    this.#waiting.add(away.reject)
    if (this.#asked === 0) this.#lastSign = performance.now()
    this.#asked += 1
    this.#look()
    try {
      return await Promise.race([asking, away.promise])
    } finally {
      this.#waiting.delete(away.reject)
      this.#asked -= 1
      this.#lastSign = performance.now()
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #look(): void {
    if (this.#timer !== undefined || this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#check()
    }, LOOK)
    this.#timer.unref()
  }

  async #check(): Promise<void> {
    const isSilent =
      this.#asked > 0 && performance.now() - this.#lastSign > this.#silence - LOOK / 2
    if ((isSilent || this.#isAway) && !this.#isProbing) {
      this.#isProbing = true
      const lives = await this.#parts.probe().then(
        () => true,
        () => false,
      )
      this.#isProbing = false
      this.#lastSign = performance.now()
      if (lives) this.#back()
      else this.#away()
    }
    if (this.#asked > 0 || this.#isAway) this.#look()
  }

  #back(): void {
    if (!this.#isAway) return
    this.#isAway = false
    this.#parts.report(true)
  }

  #away(): void {
    if (this.#isClosed) return
    if (!this.#isAway) {
      this.#isAway = true
      this.#parts.report(false)
    }
    for (const reject of this.#waiting) reject(new DatabaseAway(AWAY))
    for (const line of this.#lines) line.destroy()
  }
}
