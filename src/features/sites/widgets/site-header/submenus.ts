/**
 * Submenus and nested dropdowns are native disclosures; this closes them when a visitor goes
 * elsewhere: a click outside, Escape, the focus leaving. A nested one closes with its parent
 * (requirements B3).
 */
export function submenus(root: HTMLElement): void {
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
