/** Work that is done again and again until somebody closes it; what is under way is waited for. */
export interface Repeated {
  close(): Promise<void>
}

/**
 * Does work now and every so many milliseconds, never twice at once, and holds no process for it.
 * @param failed told why a turn was not done; the next one follows
 */
export function repeatedly(
  milliseconds: number,
  work: () => Promise<unknown>,
  failed: (cause: unknown) => void,
): Repeated {
  let running: Promise<void> | null = null
  const turn = () => {
    running ??= work()
      .then(() => {}, failed)
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(turn, milliseconds)
  timer.unref()
  turn()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
