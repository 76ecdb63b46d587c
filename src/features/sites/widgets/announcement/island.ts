const KEY = 'announcement'

/** Lets the visitor close it, for this visit and as long as it says the same. */
export function mount(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-close]')
  const text = root.querySelector('p')?.textContent ?? ''
  if (!button) return
  if (kept() === text) {
    leave(root)
    return
  }
  button.hidden = false
  button.addEventListener('click', () => {
    keep(text)
    leave(root)
    // What had the focus is gone: the next thing on the page has it.
    document.querySelector<HTMLElement>('.widget-site-header a, main a')?.focus()
  })
}

/** The header, which stands below, places itself anew. */
function leave(root: HTMLElement): void {
  root.remove()
  window.dispatchEvent(new Event('resize'))
}

/** A browser that keeps nothing shows it again on the next page. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {}
}
