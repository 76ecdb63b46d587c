import type { Terminal } from './terminal.ts'

/** Milliseconds between two signs of life: on a terminal, and in a log. */
const EVERY = { terminal: 100, log: 5000 }

/** Says what long work is at. */
export interface Progress {
  /** What is being done now; shown at once on a terminal, now and then in a log. */
  at(text: string): void
  /** Ends the line. */
  end(): void
}

/** On a terminal one line that is written over; elsewhere a line every few seconds. */
export function progressOn(
  terminal: Terminal,
  now: () => number = () => performance.now(),
): Progress {
  const isTerminal = terminal.isWatched === true
  const every = isTerminal ? EVERY.terminal : EVERY.log
  let last = isTerminal ? -Infinity : now()
  let width = 0
  return {
    at(text) {
      if (now() - last < every) return
      last = now()
      // Names of files come from elsewhere: none moves the cursor.
      const line = text.replace(/\p{C}/gu, ' ').slice(0, 76)
      terminal.err(isTerminal ? `\r${line.padEnd(width)}` : `${line}\n`)
      width = line.length
    },
    end() {
      if (isTerminal && width > 0) terminal.err(`\r${' '.repeat(width)}\r`)
      width = 0
    },
  }
}

/** A size as people read it: `12,4 Mo`. */
export function sizeText(bytes: number): string {
  const units = ['octets', 'ko', 'Mo', 'Go', 'To']
  const unit = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)),
  )
  const value = bytes / 1000 ** unit
  const digits = unit === 0 || value >= 100 ? 0 : 1
  return `${value.toFixed(digits).replace('.', ',')} ${units[unit]}`
}
