import { type Editorial, EditorialUnavailable } from './editorial.ts'

/**
 * The same gateway with a deadline on every call, in milliseconds. A late call is refused with
 * `EditorialUnavailable` and the signal that it was given is aborted, so that an adapter can drop
 * its request. A caller's own signal still counts (0.9 s while a page waits).
 */
export function boundedEditorial(inner: Editorial, milliseconds: number): Editorial {
  return {
    subscribedMotifs: () => within(milliseconds, undefined, () => inner.subscribedMotifs()),
    listByMotifs: (query) =>
      within(milliseconds, query.signal, (signal) => inner.listByMotifs({ ...query, signal })),
    listByOffset: (query) =>
      within(milliseconds, query.signal, (signal) => inner.listByOffset({ ...query, signal })),
    articleId: (slug, outer) =>
      within(milliseconds, outer, (signal) => inner.articleId(slug, signal)),
    article: (query) =>
      within(milliseconds, query.signal, (signal) => inner.article({ ...query, signal })),
  }
}

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
