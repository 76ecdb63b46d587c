import { useEffect, useState } from 'react'
import { call } from '../shell/http.ts'

/** What a question to the server has become so far. */
export interface Remote<T> {
  data: T | null
  /** Why there is no answer; empty while it is on its way. */
  error: string
}

/** Milliseconds for which several inputs of a screen share one answer. */
const SHARED = 20_000

const answers = new Map<string, { at: number; answer: Promise<unknown> }>()

/** The answer to `GET {path}` below `/admin/api`, shared by all inputs that ask for the same. */
export function useRemote<T>(path: string): Remote<T> {
  const [remote, setRemote] = useState<Remote<T> & { path: string }>({ ...NOTHING, path })
  useEffect(() => {
    let isGone = false
    shared<T>(path).then(
      (data) => !isGone && setRemote({ data, error: '', path }),
      (cause: unknown) => !isGone && setRemote({ data: null, error: sentenceOf(cause), path }),
    )
    return () => {
      isGone = true
    }
  }, [path])
  return remote.path === path ? remote : NOTHING
}

const NOTHING = { data: null, error: '' }

/** Forgets answers whose path begins so: what they told has just been changed. */
export function forgetRemote(beginning: string): void {
  for (const path of answers.keys()) if (path.startsWith(beginning)) answers.delete(path)
}

/** What a person is told of a failure. */
export const sentenceOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause)

function shared<T>(path: string): Promise<T> {
  const kept = answers.get(path)
  // An answer is kept under the path that it was asked by, which names its type.
  if (kept && Date.now() - kept.at < SHARED) return kept.answer as Promise<T>
  const answer = call<T>('GET', path)
  answers.set(path, { at: Date.now(), answer })
  answer.catch(() => answers.delete(path))
  return answer
}
