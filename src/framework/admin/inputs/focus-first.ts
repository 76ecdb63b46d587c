/** Puts the focus into a field as it appears in a dialog: `inputRef={focusFirst}`. */
export const focusFirst = (field: HTMLElement | null): void => field?.focus()
