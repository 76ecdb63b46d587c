import { useEffect, useState } from 'react'
import type { Refused } from '#framework/admin/shell/http.ts'

/** Seconds that are left until a refused attempt may be made again; counts down to 0. */
export function useWait(refusal: Refused | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const until = Date.now() + secondsOf(refusal) * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [refusal])
  return left
}

/** Seconds that the server asks to wait. */
function secondsOf(refusal: Refused | null): number {
  const { retryAfter } = refusal?.details ?? {}
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0
}
