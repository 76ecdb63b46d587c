/** Share of the viewport's height after which the header counts as scrolled (specification, section 9). */
const SCROLL_THRESHOLD = 0.05

/** Fixed header, burger and submenus; without it links and native disclosures do the same. */
export function mount(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('.top-bar')
  const burger = root.querySelector<HTMLAnchorElement>('[data-burger]')
  const menu = root.querySelector<HTMLElement>('#menu')
  const submenus = [...root.querySelectorAll<HTMLDetailsElement>('.submenu')]

  followScroll(root, bar)
  if (burger && menu) burgerToggles(root, burger, menu)
  closeOutside(submenus)
}

/** Fixed once the top bar is scrolled past; `scroll` after 5 % of the viewport (requirements B1). */
function followScroll(root: HTMLElement, bar: HTMLElement | null): void {
  const follow = () => {
    const offset = bar?.offsetHeight ?? 0
    root.classList.toggle('is-fixed', window.scrollY > offset)
    root.classList.toggle('scroll', window.scrollY > window.innerHeight * SCROLL_THRESHOLD)
  }
  follow()
  window.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', follow, { passive: true })
}

/** The burger's link becomes a button that opens and closes the menu (requirements B2). */
function burgerToggles(root: HTMLElement, burger: HTMLAnchorElement, menu: HTMLElement): void {
  const isOpen = () => root.classList.contains('menu-open')
  const set = (open: boolean) => {
    root.classList.toggle('menu-open', open)
    document.body.classList.toggle('menu-open', open)
    burger.setAttribute('aria-expanded', String(open))
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
    if (isOpen()) menu.querySelector('a')?.focus()
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

/** A click outside, Escape or leaving by keyboard closes an open submenu (requirements B3). */
function closeOutside(submenus: HTMLDetailsElement[]): void {
  const closeAll = (but?: EventTarget | null) => {
    for (const submenu of submenus) {
      if (!(but instanceof Node && submenu.contains(but))) submenu.open = false
    }
  }
  document.addEventListener('click', (event) => closeAll(event.target))
  document.addEventListener('focusin', (event) => closeAll(event.target))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = submenus.find((submenu) => submenu.open)
    closeAll()
    open?.querySelector('summary')?.focus()
  })
}
