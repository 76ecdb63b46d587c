import { type Sign, tooltipAnchor } from './tooltip-anchor.ts'

const NEAR = ['pointerover', 'focusin'] as const

/** Tooltips come when the first element that has one is pointed at or reached (requirements I2). */
export function tooltipsOnDemand(): void {
  const first = (event: Sign) => {
    if (tooltipAnchor(event.target) === null) return
    for (const type of NEAR) document.removeEventListener(type, first)
    void import('./tooltips.ts').then((tooltips) => tooltips.startTooltips(event))
  }
  for (const type of NEAR) document.addEventListener(type, first)
  // Whoever was quicker than this script has reached something already.
  first({ type: 'focusin', target: document.activeElement })
}
