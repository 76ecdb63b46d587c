import { walk } from './arrows.ts'
import type { CanvasAction } from './canvas-contract.ts'
import { button, piece } from './tools.ts'

/** The actions of a widget that are not seen at once. */
export interface BarMenu {
  toggle(actions: readonly CanvasAction[], opener: HTMLElement): void
  close(): void
  isOpen(): boolean
}

const NAME = 'Plus d’actions'

/** @param bar what it hangs at */
export function createMenu(bar: HTMLElement): BarMenu {
  let open: { list: HTMLElement; opener: HTMLElement } | null = null

  const close = () => {
    open?.list.remove()
    open?.opener.setAttribute('aria-expanded', 'false')
    open = null
  }
  const itemOf = ({ label, keys, isEnabled, run }: CanvasAction) => {
    const onPress = () => {
      close()
      run()
    }
    const item = button({ label, words: label, keys, onPress })
    item.setAttribute('role', 'menuitem')
    item.tabIndex = -1
    item.disabled = !isEnabled
    return item
  }
  document.addEventListener('pointerdown', (event) => {
    if (!event.composedPath().includes(bar)) close()
  })

  return {
    close,
    isOpen: () => open !== null,
    toggle(actions, opener) {
      if (open) return close()
      const items = actions.map(itemOf)
      const list = piece('menu', ...items)
      list.setAttribute('role', 'menu')
      list.setAttribute('aria-label', NAME)
      bar.append(list)
      open = { list, opener }
      opener.setAttribute('aria-expanded', 'true')
      const usable = items.filter(({ disabled }) => !disabled)
      usable[0]?.focus()
      list.addEventListener('keydown', (event) => {
        event.stopPropagation()
        walk(event, usable, ['ArrowDown', 'ArrowUp'])
        if (event.key !== 'Escape' && event.key !== 'Tab') return
        event.preventDefault()
        close()
        opener.focus()
      })
    },
  }
}
