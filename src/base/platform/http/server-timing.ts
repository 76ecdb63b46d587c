/** Takes the time of the parts of an answer. */
export interface Stopwatch {
  /** What was done since the last call, or since the beginning, has this name. */
  passed(part: string): void
  /** The parts and their sum as a `Server-Timing` header, in milliseconds. */
  header(): string
}

/**
 * Times that a developer sees in the browser's tools. They tell how long it took, never what was read,
 * and only pages that are made for the request carry them.
 */
export function stopwatch(now: () => number = () => performance.now()): Stopwatch {
  const begun = now()
  let last = begun
  const parts: string[] = []
  const part = (name: string, milliseconds: number) => `${name};dur=${milliseconds.toFixed(1)}`
  return {
    passed(name) {
      const at = now()
      parts.push(part(name, at - last))
      last = at
    },
    header: () => [...parts, part('total', last - begun)].join(', '),
  }
}
