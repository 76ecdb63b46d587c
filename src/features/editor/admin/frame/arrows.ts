/** Goes from button to button by arrows, Home and End. @returns whether the key was one of them */
export function walk(
  event: KeyboardEvent,
  buttons: readonly HTMLElement[],
  [forth, back]: readonly [string, string],
): boolean {
  const at = buttons.findIndex((one) => one === event.target)
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return false
  const last = buttons.length - 1
  const places: Readonly<Record<string, number>> = {
    [forth]: at === last ? 0 : at + 1,
    [back]: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const next = places[event.key]
  if (next === undefined) return false
  event.preventDefault()
  buttons[next]?.focus()
  return true
}
