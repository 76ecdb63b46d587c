/**
 * Runs work at once, or after the click that is under way: a field is left when the mouse goes down, and what is
 * told of it moves what the pointer is about to let go of, so that nothing would be clicked.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const end = () => {
    for (const type of ENDS) window.removeEventListener(type, end, true)
    // The click follows its mouseup at once.
    setTimeout(work)
  }
  for (const type of ENDS) window.addEventListener(type, end, true)
}

const ENDS = ['mouseup', 'dragend'] as const

let isPressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true)
  for (const type of ENDS) window.addEventListener(type, () => (isPressed = false), true)
}
