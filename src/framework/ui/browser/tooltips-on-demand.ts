import { tooltipAnchor } from './tooltip-anchor.ts'

const NEAR = ['pointerover', 'focusin'] as const

/** Tooltips come when the first element that has one is pointed at or reached (requirements I2). */
export function tooltipsOnDemand(): void {
  const first = (event: Event) => {
    if (tooltipAnchor(event.target) === null) return
    for (const type of NEAR) document.removeEventListener(type, first)
    void import('./tooltips.ts').then((tooltips) => tooltips.startTooltips(event))
  }
  for (const type of NEAR) document.addEventListener(type, first)
}
