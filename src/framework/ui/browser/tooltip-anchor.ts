const TIPPED = '[data-tooltip], main [title]:not(iframe)'

/** What a tooltip is about, and what it says. */
export interface TooltipAnchor {
  element: HTMLElement
  text: string
}

/** Somebody points at an element, or has reached it. */
export type Sign = Pick<Event, 'type' | 'target'>

/** The tooltip of an element or of what is around it: of its own, or the whole of a title cut short. */
export function tooltipAnchor(target: EventTarget | null): TooltipAnchor | null {
  if (!(target instanceof Element)) return null
  const tipped = target.closest<HTMLElement>(TIPPED)
  const element = tipped ?? clampedTitle(target)
  const text = tipped ? (tipped.dataset['tooltip'] ?? tipped.title) : (element?.textContent ?? '')
  return element && text.trim() ? { element, text: text.trim() } : null
}

/** The title of the card around an element when the card cuts it short (requirements D15). */
function clampedTitle(target: Element): HTMLElement | null {
  const title = target.closest('.feed-item')?.querySelector<HTMLElement>('.item-title')
  return title && title.scrollHeight > title.clientHeight + 1 ? title : null
}
