import { TOOL_LOOKS, PAGE_LOOKS } from './looks.ts'

/** The layer over the page in which the tools of the editor stand, in a tree of their own. */
export interface Tools {
  host: HTMLElement
  root: ShadowRoot
  scale(): number
  setScale(factor: number): void
  /** Has a work done with the next frame: everything may have moved. */
  onMoved(work: () => void): void
  /** Everything may have moved. */
  moved(): void
}

export function createTools(): Tools {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(TOOL_LOOKS)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(PAGE_LOOKS)]
  document.body.append(host)
  const works: (() => void)[] = []
  let factor = 1
  let isWaiting = false
  const moved = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      for (const work of works) work()
    })
  }
  host.style.setProperty('--scale', '1')
  addEventListener('scroll', moved, { passive: true })
  addEventListener('resize', moved)
  document.addEventListener('load', moved, true)
  new ResizeObserver(moved).observe(document.body)
  return {
    host,
    root,
    scale: () => factor,
    setScale(next) {
      factor = next
      host.style.setProperty('--scale', String(next))
      moved()
    },
    onMoved: (work) => void works.push(work),
    moved,
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** A piece of the tools. */
export function piece(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

/** Puts a piece over a rectangle of the window. */
export function lay(element: HTMLElement, { left, top, width, height }: Box): void {
  const { style } = element
  style.left = `${left + scrollX}px`
  style.top = `${top + scrollY}px`
  if (width !== undefined) style.width = `${width}px`
  if (height !== undefined) style.height = `${height}px`
}

interface Box {
  left: number
  top: number
  width?: number
  height?: number
}

const PATHS = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  options: 'M4 7h10M18 7h2M4 17h4M12 17h8M16 4v6M10 14v6',
  more: 'M5 12h1M11.5 12h1M18 12h1',
  plus: 'M12 5v14M5 12h14',
  crop: 'M7 3v14h14M3 7h14v14',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
} as const

interface ButtonParts {
  label: string
  icon?: keyof typeof PATHS
  /** Seen beside the icon. */
  words?: string
  keys?: string | undefined
  onPress(): void
}

/** A button of the tools; what it says is heard, and seen as a tip. */
export function button({ label, icon, words, keys, onPress }: ButtonParts): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.title = label
  element.setAttribute('aria-label', label)
  if (keys) element.setAttribute('aria-keyshortcuts', keys)
  if (icon) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', PATHS[icon])
    svg.append(path)
    element.append(svg)
  }
  if (words) element.append(words)
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}
