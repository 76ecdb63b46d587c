import type { CanvasList, CanvasUnit, RenderedUnit } from './canvas-contract.ts'
import { prepare, ROOT } from './drawing.ts'

/** Takes a root for that of a widget of the page. */
type Take = (unit: CanvasUnit, root: HTMLElement, band: string) => void

/** Takes the widgets that the server drew into a list for those of the page. */
export function adopt(element: HTMLElement, list: CanvasList, take: Take): RenderedUnit[] {
  const roots = [...element.querySelectorAll<HTMLElement>(ROOT)].filter(
    (root) => root.parentElement?.closest('[data-zone], [data-slot]') === element,
  )
  return list.units.flatMap((unit) => {
    const at = roots.findIndex(({ dataset }) => dataset['widgetId'] === String(unit.number))
    const root = roots[at]
    if (!root) return []
    roots.splice(0, at + 1)
    const band = bandOf(root)
    take(unit, root, band)
    prepare(root)
    const inner = unit.lists.flatMap((held) => {
      const slot = slotOf(root, held.at)
      return slot ? adopt(slot, held, take) : []
    })
    return [drawnUnit(unit.name, root, band), ...inner]
  })
}

/** The element of a widget that holds the widgets of an option. */
export const slotOf = (root: HTMLElement, at: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-slot]')].find(
    (slot) => slot.dataset['slot'] === at && slot.parentElement?.closest(ROOT) === root,
  ) ?? null

function bandOf(root: HTMLElement): string {
  const { className = '' } = root.closest('.band') ?? {}
  return /(?:^| )band-(?!hero|top)([^ ]+)/.exec(className)?.[1] ?? ''
}

function drawnUnit(name: string, root: HTMLElement, band: string): RenderedUnit {
  const { dataset } = root
  const takesH1 = dataset['h1']
  return {
    name,
    sign: dataset['state'] === 'ready' ? (dataset['signed'] ?? '') : '',
    hasH1: root.querySelector('h1') !== null,
    preview: {
      html: '',
      state: 'ready',
      message: '',
      band,
      takesH1: takesH1 === 'unless-taken' ? takesH1 : takesH1 === 'true',
      stylesheets: [],
      symbols: [],
    },
  }
}
