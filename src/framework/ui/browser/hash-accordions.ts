import { smoothScroll } from './smooth-scroll.ts'

/** Pixels that stay above a section, and milliseconds of the way there (requirements B7). */
const ABOVE = 200
const TO_THE_SECTION = 500

/** Sections that have an address of their own: of articles and of accordions. */
const SECTION = 'main details[id]'

/**
 * Opening a section puts its name into the address and scrolls to it; an address with the name of
 * one, or of something inside, opens it (requirements B7). A hash that names nothing does nothing.
 */
export function hashAccordions(): void {
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest(`${SECTION} > summary`) : null
    const section = summary?.parentElement
    if (!(section instanceof HTMLDetailsElement) || section.open) return
    section.addEventListener(
      'toggle',
      () => {
        if (!section.open) return
        history.replaceState(history.state, '', `#${encodeURIComponent(section.id)}`)
        scrollAbove(section)
      },
      { once: true },
    )
  })
  addEventListener('hashchange', openNamed)
  if (document.readyState === 'complete') openNamed()
  // The browser itself goes to a hash until the page has loaded.
  else addEventListener('load', () => setTimeout(openNamed))
}

function openNamed(): void {
  const named = document.getElementById(decoded(location.hash.slice(1)))
  const inner = named?.closest<HTMLDetailsElement>(SECTION)
  if (!named || !inner) return
  for (let section: Section = inner; section; section = outer(section)) section.open = true
  if (named === inner) scrollAbove(named)
  else named.scrollIntoView()
}

type Section = HTMLDetailsElement | null | undefined

const outer = (section: Element): Section =>
  section.parentElement?.closest<HTMLDetailsElement>(SECTION)

const scrollAbove = (section: Element): void =>
  void smoothScroll(section.getBoundingClientRect().top + scrollY - ABOVE, TO_THE_SECTION)

/** A hash may be no encoded text at all. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
