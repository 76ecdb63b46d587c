/**
 * The burger's link becomes a button that opens and closes the menu; while it is open, the rest of
 * the page can't be reached, so that the focus stays inside (requirements B2).
 */
export function phoneMenu(root: HTMLElement, burger: HTMLAnchorElement, menu: HTMLElement): void {
  const isOpen = () => root.classList.contains('menu-open')
  const set = (open: boolean) => {
    root.classList.toggle('menu-open', open)
    document.body.classList.toggle('menu-open', open)
    burger.setAttribute('aria-expanded', String(open))
    for (const other of behind(root, menu)) other.inert = open
    // A click that came before this script made the menu the address's target, which shows it too.
    if (!open && menu.matches(':target')) location.replace('#top')
  }
  const close = (refocus: boolean) => {
    if (!isOpen()) return
    set(false)
    if (refocus) burger.focus()
  }
  burger.setAttribute('role', 'button')
  burger.setAttribute('aria-controls', menu.id)
  set(menu.matches(':target'))
  burger.addEventListener('click', (event) => {
    event.preventDefault()
    set(!isOpen())
    if (!isOpen()) return
    menu.querySelector('a')?.focus()
    // Focus and click shut the sections that they are not in: that of the page is opened after them.
    setTimeout(() => {
      const ofPage = menu.querySelectorAll<HTMLDetailsElement>('details:has([aria-current])')
      for (const section of ofPage) section.open = true
    })
  })
  burger.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    burger.click()
  })
  menu.querySelector('[data-burger-close]')?.addEventListener('click', (event) => {
    event.preventDefault()
    close(true)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(true)
  })
  document.addEventListener('click', ({ target }) => {
    const inside = target instanceof Node && (menu.contains(target) || burger.contains(target))
    if (!inside) close(false)
  })
  // A wider window shows the navigation without its burger: nothing is left to close it.
  window.addEventListener('resize', () => {
    if (!burger.checkVisibility()) close(false)
  })
}

/** Everything beside the menu and what holds it. */
function behind(root: HTMLElement, menu: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let at: HTMLElement = menu; at !== document.body; at = at.parentElement ?? document.body) {
    const siblings = [...(at.parentElement?.children ?? [])]
    others.push(
      ...siblings.filter((one): one is HTMLElement => one instanceof HTMLElement && one !== at),
    )
  }
  return others.filter((other) => !other.contains(root))
}
