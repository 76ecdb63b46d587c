import { phoneMenu } from './phone-menu.ts'
import { searchPanel } from './search-panel.ts'
import { currentLinks } from '#base/core/address/current-link.ts'

/** Comfort for the header; without it links and native disclosures do the same (requirements B). */
export function mount(root: HTMLElement): void {
  const burger = root.querySelector<HTMLAnchorElement>('[data-burger]')
  const menu = root.querySelector<HTMLElement>('#menu')
  const panel = root.querySelector<HTMLElement>('#search')

  fixedHeader(root, root.querySelector<HTMLElement>('.top-bar'))
  if (burger && menu) phoneMenu(root, burger, menu)
  submenus(root)
  if (panel) searchPanel(root, panel)
  currentDataUrls()
}

/**
 * Elements that name their page in `data-url`, written by an editor (`link-dialog.tsx`, HTML) or a custom template, are
 * marked like the menus' links, which the server marked already. An accordion section that holds a
 * match opens (requirements B6).
 */
function currentDataUrls(): void {
  const isCurrent = currentLinks(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-url]')) {
    const url = element.dataset['url'] ?? ''
    if (!isCurrent(url)) continue
    const isPage = new URL(url, location.href).pathname === location.pathname
    element.setAttribute('aria-current', isPage ? 'page' : 'true')
    for (const marked of [element, element.closest('li')])
      marked?.classList.add('current', 'active')
  }
  for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (section.querySelector('.current')) section.open = true
  }
}

/** Share of the viewport's height after which the header counts as scrolled. */
const SCROLL_THRESHOLD = 0.05

/**
 * Scrolled past the top bar the header is fixed, offset upward by the bar's height; before, it
 * stands where the page begins. `scroll` after 5 % of the viewport's height (requirements B1).
 */
function fixedHeader(root: HTMLElement, bar: HTMLElement | null): void {
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

/**
 * Submenus and nested dropdowns are native disclosures; this closes them when a visitor goes
 * elsewhere: a click outside, Escape, the focus leaving. A nested one closes with its parent
 * (requirements B3).
 */
function submenus(root: HTMLElement): void {
  const all = [...root.querySelectorAll<HTMLDetailsElement>('.submenu')]
  const closeAll = (but?: EventTarget | null) => {
    for (const submenu of all) {
      if (!(but instanceof Node && submenu.contains(but))) submenu.open = false
    }
  }
  for (const submenu of all) {
    submenu.addEventListener('toggle', () => {
      if (submenu.open) return
      for (const nested of submenu.querySelectorAll('details')) nested.open = false
    })
  }
  document.addEventListener('click', (event) => closeAll(event.target))
  document.addEventListener('focusin', (event) => closeAll(event.target))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = all.find((submenu) => submenu.open)
    closeAll()
    open?.querySelector('summary')?.focus()
  })
}
