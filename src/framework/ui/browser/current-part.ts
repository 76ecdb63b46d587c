/** What counts as passed: all above the window, and its upper third. */
const PASSED = '100000px 0px -65% 0px'

/**
 * Marks in a list of contents the part that is being read: the last whose heading has passed the upper third of
 * the window; none before the first.
 */
export function currentPart(list: ParentNode): void {
  const parts = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading === null ? [] : [{ heading, link }]
  })
  const passed = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      const current = parts.findLast(({ heading }) => passed.has(heading))
      for (const part of parts) {
        if (part === current) part.link.setAttribute('aria-current', 'location')
        else part.link.removeAttribute('aria-current')
      }
    },
    { rootMargin: PASSED },
  )
  for (const { heading } of parts) observer.observe(heading)
}
