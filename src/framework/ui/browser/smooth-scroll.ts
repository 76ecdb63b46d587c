/** Signs that the visitor scrolls by hand: the page gives way at once. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let stop: (() => void) | null = null

/**
 * Scrolls the window to `top` pixels of the page in `duration` milliseconds; at once for visitors
 * who prefer reduced motion. It ends early when the visitor scrolls, or when another one begins.
 * @returns whether it arrived
 */
export function smoothScroll(top: number, duration: number): Promise<boolean> {
  stop?.()
  const bottom = document.documentElement.scrollHeight - innerHeight
  const target = Math.max(0, Math.min(top, bottom))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: target, behavior: 'instant' })
    return Promise.resolve(true)
  }
  const from = scrollY
  return new Promise((resolve) => {
    let began: number | null = null
    let frame = 0
    const end = (arrived: boolean) => {
      cancelAnimationFrame(frame)
      for (const type of BY_HAND) removeEventListener(type, yieldToLoop, true)
      stop = null
      resolve(arrived)
    }
    const yieldToLoop = () => end(false)
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / duration)
      scrollTo({ top: from + (target - from) * eased(share), behavior: 'instant' })
      if (share === 1) end(true)
      else frame = requestAnimationFrame(step)
    }
    stop = yieldToLoop
    for (const type of BY_HAND)
      addEventListener(type, yieldToLoop, { capture: true, passive: true })
    frame = requestAnimationFrame(step)
  })
}

/** Quick at first, slow at the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3
