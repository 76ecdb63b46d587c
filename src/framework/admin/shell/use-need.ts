import { useEffect, useState } from 'react'
import { session } from '#framework/api/session-calls.ts'
import { useAdmin } from './context.tsx'
import { type Need, requestOnce, whenNeeded } from './http.ts'

type Done = (isGiven: boolean) => void

/**
 * Calls that wait for whoever works to give something, all of them for the one dialog. `given` lets
 * them go on, unless somebody else has signed in meanwhile: the screen holds another person's work and
 * rights.
 */
export function useNeed(need: Need): {
  isAsked: boolean
  given(): Promise<void>
  givenUp(): void
} {
  const { user } = useAdmin()
  const [waiting, setWaiting] = useState<readonly Done[]>([])
  useEffect(
    () =>
      whenNeeded(
        need,
        () => new Promise<boolean>((done) => setWaiting((others) => [...others, done])),
      ),
    [need],
  )
  const end = (isGiven: boolean) => {
    for (const done of waiting) done(isGiven)
    setWaiting([])
  }
  return {
    isAsked: waiting.length > 0,
    givenUp: () => end(false),
    async given() {
      const context = await requestOnce(session.context).catch(() => null)
      if (context?.user.id !== user.id) location.reload()
      else end(true)
    },
  }
}
