/** How near to the window an image begins to load, and the rest between two looks without observer. */
const NEAR = 200
const THROTTLE = 250

const WAITING = '[lazyloading="1"]'

/**
 * Images that wait with a placeholder get their own address once they are near the window, and
 * their flag becomes 0 (requirements D14). Those that are drawn later are seen too, and printing
 * shows all.
 */
export function lazyImages(): void {
  const watch = 'IntersectionObserver' in window ? observed() : polled()
  const watchAll = () => {
    for (const image of document.querySelectorAll<HTMLElement>(WAITING)) watch(image)
  }
  watchAll()
  new MutationObserver(watchAll).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['lazyloading'],
  })
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLElement>(WAITING)) {
      image.setAttribute('loading', 'eager')
      show(image)
    }
  })
}

function observed(): (image: Element) => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        show(target)
      }
    },
    { rootMargin: `${NEAR}px` },
  )
  return (image) => observer.observe(image)
}

/** The same by looking again after each scroll, at most four times a second. */
function polled(): () => void {
  let timer = 0
  const look = () => {
    timer = 0
    for (const image of document.querySelectorAll(WAITING)) {
      const { top, bottom } = image.getBoundingClientRect()
      if (top <= innerHeight + NEAR && bottom >= -NEAR) show(image)
    }
  }
  const lookSoon = () => {
    timer ||= window.setTimeout(look, THROTTLE)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, lookSoon, { passive: true })
  return lookSoon
}

/** Class of an image between its placeholder and its own pixels: it settles by opacity. */
const SETTLING = 'is-settling'

function show(image: Element): void {
  if (!image.matches(WAITING)) return
  image.classList.add(SETTLING)
  const settled = () => image.classList.remove(SETTLING)
  for (const type of ['load', 'error']) image.addEventListener(type, settled, { once: true })
  const sources = image.closest('picture')?.querySelectorAll('source') ?? []
  for (const element of [...sources, image]) {
    for (const name of ['srcset', 'src']) {
      const address = element.getAttribute(`data-${name}`)
      if (address !== null) element.setAttribute(name, address)
    }
  }
  image.setAttribute('lazyloading', '0')
}
