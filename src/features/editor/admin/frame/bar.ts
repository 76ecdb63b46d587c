import { walk } from './arrows.ts'
import { createMenu } from './bar-menu.ts'
import type { CanvasAction, CanvasHost } from './canvas-contract.ts'
import type { Pictures } from './pictures.ts'
import { button, lay, piece, type Tools } from './tools.ts'

/** Actions that are seen at once, with the picture of each; the others are behind « Plus d’actions ». */
const SEEN: Readonly<Record<string, 'up' | 'down'>> = { Monter: 'up', Descendre: 'down' }

/** CSS pixels of the screen between a widget and its bar. */
const GAP = 6

/** What the bar is over. */
interface Chosen {
  root: HTMLElement
  /** French, without what it says. */
  title: string
  /** Name of a widget of the page; the address of another document that is shown around. */
  name: string
  isOther: boolean
}

/** The bar of what is chosen: outside of it, never over the text that has the caret. */
export interface Bar {
  show(chosen: Chosen | null): void
  /** Comes to its first button. */
  focus(): void
}

interface BarParts {
  tools: Tools
  host: CanvasHost
  pictures: Pictures
  /** The text that has the caret. */
  caret(): Element | null
  /** The handle is held: the widget is about to be moved. */
  onHandle(event: PointerEvent, name: string): void
}

export function createBar({ tools, host, pictures, caret, onHandle }: BarParts): Bar {
  const row = piece('row')
  const inner = piece('inner', row)
  const bar = piece('bar', inner)
  const menu = createMenu(inner)
  bar.hidden = true
  row.setAttribute('role', 'toolbar')
  row.setAttribute('aria-label', 'Bloc choisi')
  tools.root.append(bar)
  let shown: Chosen | null = null
  const stops = () => [...row.querySelectorAll<HTMLElement>('button:enabled')]

  const fill = (chosen: Chosen) => {
    const { activeElement } = tools.root
    const hadFocus = row.contains(activeElement)
    const label = activeElement?.getAttribute('aria-label')
    row.replaceChildren(handle(chosen, onHandle), ...buttonsOf(chosen, host, pictures, menu))
    const kept = stops().find((one) => one.getAttribute('aria-label') === label) ?? stops()[0]
    for (const one of row.querySelectorAll('button')) one.tabIndex = one === kept ? 0 : -1
    if (hadFocus) kept?.focus()
  }

  row.addEventListener('keydown', (event) => {
    walk(event, stops(), ['ArrowRight', 'ArrowLeft'])
    if (event.key === 'Escape') shown?.root.focus()
  })
  row.addEventListener('focusin', ({ target }) => {
    for (const one of row.querySelectorAll('button')) one.tabIndex = one === target ? 0 : -1
  })

  const position = () => {
    const rect = shown?.root.getBoundingClientRect()
    const isSeen = rect !== undefined && rect.bottom > 0 && rect.top < innerHeight
    const hasFocus = bar.contains(tools.root.activeElement)
    bar.hidden = !shown?.root.isConnected || (!isSeen && !hasFocus)
    if (!rect || bar.hidden) return
    const { width, height } = bar.getBoundingClientRect()
    const gap = GAP / tools.scale()
    const found = topOf({ rect, height, gap, text: caret()?.getBoundingClientRect() })
    bar.hidden = found === null && !hasFocus
    const top = found ?? 0
    const right = document.documentElement.clientWidth - width - gap
    bar.classList.toggle('up', top > innerHeight / 2)
    lay(bar, { top, left: Math.max(gap, Math.min(rect.left, right)) })
  }
  tools.onMoved(position)

  return {
    show(chosen) {
      const isSame = chosen?.name === shown?.name && chosen?.title === shown?.title
      shown = chosen
      if (!isSame || !menu.isOpen()) {
        menu.close()
        if (chosen) fill(chosen)
      }
      position()
    },
    focus: () => stops()[0]?.focus(),
  }
}

interface Room {
  rect: DOMRect
  height: number
  gap: number
  text: DOMRect | undefined
}

/**
 * Over the widget, else under it; of one that fills the window at an edge of that; `null` where it would cover the
 * text that has the caret: that is left by Escape, or by a click elsewhere.
 */
function topOf({ rect, height, gap, text }: Room): number | null {
  const above = rect.top - height - gap
  if (above >= 0) return above
  const below = rect.bottom + gap
  if (below > 0 && below + height <= innerHeight) return below
  if (!text || text.top >= height + gap) return 0
  const lowest = innerHeight - height - gap
  return text.bottom <= lowest ? lowest : null
}

function handle({ title, name, isOther }: Chosen, onHandle: BarParts['onHandle']): HTMLElement {
  const element = document.createElement('span')
  element.className = isOther ? 'name still' : 'name'
  element.textContent = isOther ? `${title}, sur toutes les pages` : title
  if (!isOther) element.addEventListener('pointerdown', (event) => onHandle(event, name))
  return element
}

function buttonsOf(
  { root, name, isOther }: Chosen,
  host: CanvasHost,
  pictures: Pictures,
  menu: ReturnType<typeof createMenu>,
): HTMLElement[] {
  if (isOther) {
    const onPress = () => host.open(name)
    return [button({ label: 'Modifier', words: 'Modifier', icon: 'edit', onPress })]
  }
  const actions = host.actions(name)
  const seen = actions.flatMap(({ label, keys, isEnabled, run }) => {
    const icon = SEEN[label]
    if (!icon) return []
    const one = button({ label, keys, icon, onPress: run })
    one.disabled = !isEnabled
    return [one]
  })
  const onPress = () => host.options(name)
  const options = button({ label: 'Options', icon: 'options', keys: 'F2', onPress })
  const others = actions.filter(({ label }) => !SEEN[label])
  const more = button({
    label: 'Plus d’actions',
    icon: 'more',
    onPress: () => menu.toggle(others, more),
  })
  more.setAttribute('aria-haspopup', 'menu')
  more.setAttribute('aria-expanded', 'false')
  const cropped = pictures.cropped(root)
  const framing = cropped === null ? null : host.framing(name, cropped)
  const frame = framing ? [frameButton(framing)] : []
  return [...seen, ...frame, options, more]
}

function frameButton({ label, isEnabled, run }: CanvasAction): HTMLButtonElement {
  const one = button({ label, words: label, icon: 'crop', onPress: run })
  one.disabled = !isEnabled
  return one
}
