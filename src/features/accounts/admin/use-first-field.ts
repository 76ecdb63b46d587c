import { type RefObject, useEffect, useRef } from 'react'

/** The field that the focus goes to when a form takes the place of what was there. */
export function useFirstField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
