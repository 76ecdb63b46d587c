import { EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { around, type GatewayStep } from './gateway-steps.ts'

/**
 * A deadline on every call, in milliseconds. A late call is refused with `EditorialUnavailable` and the
 * signal that it was given is aborted, so that an adapter can drop its request. A caller's own signal
 * still counts.
 */
export const withTimeout = (milliseconds: number): GatewayStep =>
  around(({ signal }, ask) => within(milliseconds, signal, ask))

/** Races a call against its deadline and the caller's signal. */
async function within<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw givenUp(outer)
  const controller = new AbortController()
  const refuse = Promise.withResolvers<never>()
  const giveUp = (reason: EditorialUnavailable) => {
    refuse.reject(reason)
    controller.abort(reason)
  }
  const timer = setTimeout(
    () => giveUp(new EditorialUnavailable(`Pas de réponse en ${milliseconds} ms.`)),
    milliseconds,
  )
  const onAbort = () => giveUp(givenUp(outer))
  outer?.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([refuse.promise, call(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', onAbort)
  }
}

const givenUp = (outer: AbortSignal | undefined) =>
  new EditorialUnavailable('L’appelant a renoncé à l’appel.', { cause: outer?.reason })
