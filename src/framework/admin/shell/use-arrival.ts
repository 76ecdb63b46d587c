import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAdmin } from './context.tsx'
import { MAIN } from './skip-link.tsx'
import { SCREEN_TITLE } from './title.tsx'

/**
 * What a page load does for readers: the document has the screen's name, and the focus goes to the
 * screen when another one is shown. `label` stands in until the screen gives its own title; the
 * number of what waits, if anything does, stands before it.
 */
export function useArrival(label: string, waiting: number): void {
  const { pathname } = useLocation()
  const { site } = useAdmin()
  const former = useRef(pathname)

  useEffect(() => {
    const title = document.getElementById(SCREEN_TITLE)
    const name = () => {
      const said = title?.textContent || label
      const whole = [said, site.name].filter(Boolean).join(' · ')
      document.title = waiting > 0 ? `(${waiting}) ${whole}` : whole
    }
    name()
    const observer = new MutationObserver(name)
    if (title) observer.observe(title, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [label, site.name, waiting])

  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    document.getElementById(MAIN)?.focus({ preventScroll: true })
  }, [pathname])
}
