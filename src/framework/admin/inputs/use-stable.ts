import { useCallback, useInsertionEffect, useRef } from 'react'

/** One function for the life of a component, which does what the newest one would. */
export function useStable<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const newest = useRef(work)
  useInsertionEffect(() => {
    newest.current = work
  })
  return useCallback((...args: Arguments) => newest.current(...args), [])
}
