import { OutgoingFailed } from './outgoing.ts'

/** The longest delay that a timer takes; a longer one would fire at once. */
const MAX_DELAY = 2 ** 31 - 1

/**
 * Runs a call with a deadline in milliseconds. It ends at once when the time is over or the caller
 * gives up; the signal that the call was given is aborted then, and also when it has ended by itself,
 * so that nothing of it lives on.
 * @param host names the host that is being waited for
 * @throws {OutgoingFailed} `timeout`, `aborted`, or what the call throws
 */
export async function withinTime<T>(
  { timeout, signal: outer }: { timeout: number; signal?: AbortSignal | undefined },
  host: () => string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const givenUp = () => new OutgoingFailed('aborted', `${host()} : l’appelant a renoncé.`)
  if (outer?.aborted) throw givenUp()
  const controller = new AbortController()
  const refuse = Promise.withResolvers<never>()
  const tooSlow = () =>
    refuse.reject(
      new OutgoingFailed('timeout', `${host()} : pas de réponse complète en ${timeout} ms.`),
    )
  const timer = setTimeout(tooSlow, Math.min(timeout, MAX_DELAY))
  const onAbort = () => refuse.reject(givenUp())
  outer?.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([refuse.promise, call(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', onAbort)
    controller.abort()
  }
}
