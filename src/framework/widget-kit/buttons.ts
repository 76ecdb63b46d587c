/** A button as an editor writes it. */
interface StoredButton {
  text: string
  link: string
  style: 'primary' | 'outline'
}

/** A button whose link leads somewhere. */
export interface ResolvedButton {
  text: string
  href: string
  style: 'primary' | 'outline'
}

/** Buttons that can be drawn: one without text or whose link leads nowhere is left out. */
export function resolvedButtons(
  buttons: readonly StoredButton[],
  href: (link: string) => string | null,
): ResolvedButton[] {
  return buttons.flatMap(({ text, link, style }) => {
    const target = href(link)
    return text && target !== null ? [{ text, href: target, style }] : []
  })
}
