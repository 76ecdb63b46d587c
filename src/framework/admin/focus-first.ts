/** As a `ref`: where the keys go when a dialog or a field that somebody asked for opens. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus()
