/** Share of the viewport's height after which the header counts as scrolled. */
const SCROLL_THRESHOLD = 0.05

/**
 * Scrolled past the top bar the header is fixed, offset upward by the bar's height; before, it
 * stands where the page begins. `scroll` after 5 % of the viewport's height (requirements B1).
 */
export function fixedHeader(root: HTMLElement, bar: HTMLElement | null): void {
  const follow = () => {
    const offset = bar?.offsetHeight ?? 0
    root.style.setProperty('--top-bar', `${offset}px`)
    root.classList.toggle('is-fixed', window.scrollY > heightAbove() + offset)
    root.classList.toggle('scroll', window.scrollY > window.innerHeight * SCROLL_THRESHOLD)
  }
  follow()
  window.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', follow, { passive: true })
}

/** Announcements stand above the header. */
function heightAbove(): number {
  const announcements = document.querySelectorAll<HTMLElement>('.widget-announcement')
  return [...announcements].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
}
