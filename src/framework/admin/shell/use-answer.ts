import { useCallback, useEffect, useState } from 'react'
import { call, Refused } from './http.ts'

/** What the interface answered to a question, or why it did not. */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; refusal: Refused }

/** Asks the interface once; `reload` asks again and keeps what is shown until the answer comes. */
export function useAnswer<T>(path: string): Answer<T> & { reload(): void } {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const ask = useCallback(
    (signal?: AbortSignal) =>
      call<T>('GET', path, undefined, signal).then(
        (value) => setAnswer({ state: 'ready', value }),
        (cause: unknown) => {
          if (signal?.aborted) return
          if (!(cause instanceof Refused)) throw cause
          setAnswer({ state: 'failed', refusal: cause })
        },
      ),
    [path],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [ask])
  const reload = useCallback(() => void ask(), [ask])
  return { ...answer, reload }
}
