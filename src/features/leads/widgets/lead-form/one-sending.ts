/** Milliseconds after which a form that went nowhere can be sent again. */
const PATIENCE = 15_000

/**
 * Lets a form go once: a second click changes nothing. The button comes back when the page is shown
 * again, and when nothing came of the sending.
 */
export function oneSending(
  form: HTMLFormElement,
  sending: string,
): { isUnderWay(): boolean; begin(): void } {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const words = button?.textContent ?? ''
  let isUnderWay = false
  const show = () => {
    if (!button) return
    button.disabled = isUnderWay
    button.textContent = isUnderWay ? sending : words
  }
  const end = () => {
    isUnderWay = false
    show()
  }
  addEventListener('pageshow', end)
  return {
    isUnderWay: () => isUnderWay,
    begin() {
      isUnderWay = true
      // A button that is disabled at once would take the sending away.
      setTimeout(show)
      setTimeout(end, PATIENCE)
    },
  }
}
