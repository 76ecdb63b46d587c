import type { CanvasHost } from './canvas-contract.ts'
import type { Chosen } from './chosen.ts'
import type { Tools } from './tools.ts'
import type { Typing } from './typing.ts'
import type { Units } from './units.ts'

interface PageKeys {
  tools: Tools
  units: Units
  typing: Typing
  host: CanvasHost
  chosen: Chosen
  /** Goes on to the bar of what is chosen. */
  toBar(): void
}

/** Keys of the page: arrows walk its widgets, Enter types, Escape goes outwards. */
export function pageKeys({ tools, units, typing, host, chosen, toBar }: PageKeys): void {
  const { stops, root: current } = chosen
  const walk = (key: string): boolean => {
    const all = stops()
    const at = all.findIndex((root) => root === current())
    const last = all.length - 1
    const next: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, at + 1),
      ArrowRight: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      ArrowLeft: Math.max(0, at - 1),
      Home: 0,
      End: last,
    }
    const index = next[key]
    if (index === undefined) return false
    all[index]?.focus()
    return true
  }

  /** From a widget to the one around it, at last to none. */
  const outwards = () => {
    const name = units.nameAt(current()?.parentNode ?? null)
    const outer = name === null ? null : units.root(name)
    if (outer) return outer.focus()
    host.select(null)
    chosen.chooseOther(null)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  const replacesPicture = (name: string): boolean => {
    const path = units.root(name)?.querySelector('img')?.closest<HTMLElement>('[data-edit]')
    return host.picture(name, path?.dataset['edit'] ?? '', false)
  }

  const deeds: Readonly<Record<string, (name: string | null) => void>> = {
    Enter(name) {
      const isDone =
        name !== null &&
        (typing.enterFirst(name) || replacesPicture(name) || typing.enterEmpty(name))
      if (!isDone) toBar()
    },
    F2: (name) => name !== null && host.options(name),
    '/': () => host.pick(null),
    Escape: outwards,
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (typing.key(event)) return
      const { target, key } = event
      const isTool = target === tools.host
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
      if (isTool || !isPlain) {
        // Enter, Space and the arrows are those of the tool that has the focus.
        if (!isTool || !isPlain || key === 'Delete') host.key(event)
        return
      }
      if (walk(key)) return event.preventDefault()
      const deed = deeds[key]
      if (!deed) return host.key(event)
      event.preventDefault()
      deed(units.nameAt(current()))
    },
    true,
  )
  document.addEventListener(
    'beforeinput',
    (event) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      event.preventDefault()
      if (event.inputType === 'historyUndo') host.undo()
      else host.redo()
    },
    true,
  )
}
