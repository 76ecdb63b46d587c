/** Puts the focus on the line of the chosen widget. @returns whether the outline shows it */
export function focusChosen(): boolean {
  const line = document.querySelector<HTMLElement>('.outline-widget[aria-current="true"]')
  line?.focus()
  return line !== null
}
