/**
 * Any `#search` link toggles the search panel and puts the focus into its field; a click or touch
 * outside and Escape close it (requirements B4). Without script the link shows the panel as the
 * target of the address.
 */
export function searchPanel(root: HTMLElement, panel: HTMLElement): void {
  const field = panel.querySelector('input')
  const togglers = [...document.querySelectorAll<HTMLAnchorElement>('a[href$="#search"]')]
  let opener: HTMLElement | null = null

  /** What helps to type comes when the panel is first opened; the form does without. */
  const suggestions = async () => {
    if (!field) return
    const { suggestOn } = await import('#framework/ui/browser/suggestions.ts')
    suggestOn(field)
  }
  const isOpen = () => root.classList.contains('search-open')
  const set = (open: boolean) => {
    root.classList.toggle('search-open', open)
    for (const toggler of togglers) toggler.setAttribute('aria-expanded', String(open))
    if (open) {
      // Before the focus: what is typed at once is heard.
      void suggestions()
      field?.focus()
    }
    // A click that came before this script made the panel the address's target, which shows it too.
    else if (panel.matches(':target')) location.replace('#top')
  }
  const close = (refocus: boolean) => {
    if (!isOpen()) return
    set(false)
    if (refocus) opener?.focus()
  }

  for (const toggler of togglers) {
    toggler.setAttribute('role', 'button')
    toggler.setAttribute('aria-controls', panel.id)
    toggler.addEventListener('click', (event) => {
      event.preventDefault()
      opener = toggler
      set(!isOpen())
    })
    toggler.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      toggler.click()
    })
  }
  set(panel.matches(':target'))
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node)) return
    const inside = panel.contains(target) || togglers.some((toggler) => toggler.contains(target))
    if (!inside) close(false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(true)
  })
}
