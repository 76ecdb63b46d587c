/** Side of a tooltip's bubble that carries its arrow (requirements I2). */
export type Gravity = 'west' | 'east' | 'south' | 'north'

/** Pixels from an edge of the window within which a bubble stands on the other side. */
const NEAR_EDGE = 100

/**
 * Where the arrow of a bubble is: west for what is near the window's left edge, so that the bubble
 * stands to its right; east near the right edge; else south, the bubble above, or north where there
 * is no room above. The left edge counts first. All in pixels of the window.
 */
export function tooltipGravity(
  element: { left: number; right: number; top: number },
  windowWidth: number,
  bubbleHeight: number,
): Gravity {
  if (element.left <= NEAR_EDGE) return 'west'
  if (element.right >= windowWidth - NEAR_EDGE) return 'east'
  return element.top >= bubbleHeight ? 'south' : 'north'
}
