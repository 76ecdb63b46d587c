import { isPlainClick } from './plain-click.ts'
import { smoothScroll } from './smooth-scroll.ts'

/** Milliseconds of the way to the top (requirements B5). */
const TO_THE_TOP = 300

/** Links to `#top` of this page scroll there; the browser's own jump ends the way. */
export function topLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest('a[href="#top"]') : null
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    void smoothScroll(0, TO_THE_TOP).then((arrived) => {
      // The jump puts the keyboard's next stop at the top too.
      if (arrived) location.replace('#top')
    })
  })
}
