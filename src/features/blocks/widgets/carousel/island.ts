/** Milliseconds that a slide stays (requirements I3). */
const INTERVAL = 5000
/** Pixels that a finger must travel for the next slide (requirements I3). */
const SWIPE = 40

/** One slide at a time, with controls, arrow keys, swipes and a rotation that can be stopped. */
export function mount(root: HTMLElement): void {
  const carousel = root.querySelector<HTMLElement>('.carousel')
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  const controls = root.querySelector<HTMLElement>('[data-carousel-controls]')
  if (!carousel || !track || !controls) return
  const slides = showsOne(track, [...controls.querySelectorAll<HTMLElement>('[data-carousel-dot]')])

  carousel.classList.add('is-live')
  controls.hidden = false
  slides.show(0)
  const rotation = rotates(carousel, track, () => slides.step(1))

  const byHand = (move: () => void) => {
    move()
    rotation.restart()
  }
  for (const button of controls.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    const by = Number(button.dataset['carouselStep'])
    button.addEventListener('click', () => byHand(() => slides.step(by)))
  }
  slides.dots.forEach((dot, index) => {
    dot.addEventListener('click', () => byHand(() => slides.show(index)))
  })
  carousel.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    byHand(() => slides.step(by))
  })
  swipes(track, (by) => byHand(() => slides.step(by)))
}

/** Brings one slide into the window of the track; the others can be neither heard nor reached. */
function showsOne(track: HTMLElement, dots: HTMLElement[]) {
  const slides = [...track.querySelectorAll<HTMLElement>('[data-carousel-slide]')]
  let current = 0
  const show = (index: number) => {
    const held = slides[current]?.contains(document.activeElement) ?? false
    current = (index + slides.length) % slides.length
    slides.forEach((slide, place) => {
      slide.inert = place !== current
    })
    dots.forEach((dot, place) => {
      if (place === current) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
    if (held) (slides[current]?.querySelector('a') ?? dots[current])?.focus({ preventScroll: true })
    track.scrollTo({ left: (slides[current]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) })
  }
  track.removeAttribute('tabindex')
  new ResizeObserver(() => show(current)).observe(track)
  return { dots, show, step: (by: number) => show(current + by) }
}

/**
 * Turns by itself unless the visitor prefers less motion. It waits while the pointer or the focus
 * is on it; whoever starts it with its button means it, wherever pointer and focus are.
 */
function rotates(carousel: HTMLElement, track: HTMLElement, turn: () => void) {
  const toggle = carousel.querySelector<HTMLElement>('[data-carousel-toggle]')
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!toggle || still || carousel.dataset['autoplay'] === undefined) {
    if (toggle) toggle.hidden = true
    track.setAttribute('aria-live', 'polite')
    return { restart() {} }
  }
  let isStopped = false
  let isHovered = false
  let isFocused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const restart = () => {
    clearTimeout(timer)
    const turns = !isStopped && !isHovered && !isFocused
    carousel.dataset['rotation'] = isStopped ? 'stopped' : turns ? 'on' : 'waiting'
    track.setAttribute('aria-live', turns ? 'off' : 'polite')
    toggle.ariaLabel =
      (isStopped ? toggle.dataset['labelPlay'] : toggle.dataset['labelPause']) ?? ''
    if (!turns) return
    timer = setTimeout(() => {
      turn()
      restart()
    }, INTERVAL)
  }
  const hovered = (is: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isHovered = is
    restart()
  }
  const focused = (is: boolean) => () => {
    isFocused = is
    restart()
  }
  carousel.addEventListener('pointerenter', hovered(true))
  carousel.addEventListener('pointerleave', hovered(false))
  carousel.addEventListener('focusin', focused(true))
  carousel.addEventListener('focusout', focused(false))
  toggle.addEventListener('click', () => {
    isStopped = !isStopped
    if (!isStopped) {
      isHovered = false
      isFocused = false
    }
    restart()
  })
  restart()
  return { restart }
}

/** A finger or a pen that travels sideways; the mouse keeps selecting text. */
function swipes(track: HTMLElement, step: (by: number) => void): void {
  let start: { x: number; y: number } | null = null
  let swiped = false
  track.addEventListener('pointerdown', (event) => {
    swiped = false
    start =
      event.isPrimary && event.pointerType !== 'mouse'
        ? { x: event.clientX, y: event.clientY }
        : null
  })
  track.addEventListener('pointercancel', () => {
    start = null
  })
  track.addEventListener('pointerup', (event) => {
    if (!start) return
    const across = event.clientX - start.x
    swiped = Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(event.clientY - start.y)
    start = null
    if (swiped) step(across < 0 ? 1 : -1)
  })
  // The end of a swipe that began on a link is no click.
  track.addEventListener(
    'click',
    (event) => {
      if (swiped) event.preventDefault()
      swiped = false
    },
    { capture: true },
  )
}
