/** Widths from which a breakpoint holds, in pixels, widest first (requirements I6). */
const BREAKPOINTS = [
  ['xl', 1200],
  ['lg', 992],
  ['md', 768],
  ['sm', 576],
] as const

/** « Breakpoint : md », kept up to date until it is clicked away (requirements I5). */
export function mount(root: HTMLElement): void {
  const notice = root.querySelector<HTMLButtonElement>('.breakpoint-notice')
  if (!notice) return
  const gone = new AbortController()
  const tell = () => {
    const [name] = BREAKPOINTS.find(
      ([, width]) => matchMedia(`(min-width: ${width}px)`).matches,
    ) ?? ['xs']
    notice.textContent = `Breakpoint : ${name}`
    notice.hidden = false
  }
  tell()
  window.addEventListener('resize', tell, { signal: gone.signal })
  screen.orientation.addEventListener('change', tell, { signal: gone.signal })
  notice.addEventListener('click', () => {
    gone.abort()
    root.remove()
  })
}
