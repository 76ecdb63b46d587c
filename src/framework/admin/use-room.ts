import { type RefObject, useEffect, useState } from 'react'

/** The width that an element has, in pixels, as it changes. @param first until it is measured */
export function useRoom(box: RefObject<HTMLElement | null>, first: number): number {
  const [room, setRoom] = useState(first)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return room
}
