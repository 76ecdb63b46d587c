/** Whether somebody is in a field of the options: what comes late leaves them there. */
export const isInOptions = (): boolean =>
  Boolean(document.activeElement?.closest('[data-editor-fields]'))

/** Puts the focus on the chosen widget: on its line while the outline is open, else in the page. @returns whether it is shown */
export function focusChosen(): boolean {
  const line = document.querySelector<HTMLElement>('.outline-widget[aria-current="true"]')
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const root = frame?.contentDocument?.querySelector<HTMLElement>('[role="group"][tabindex="0"]')
  const chosen = line ?? root
  chosen?.focus()
  return Boolean(chosen)
}
