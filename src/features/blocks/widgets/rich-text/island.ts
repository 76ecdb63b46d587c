/** The button that copies the quotations of a text, or all of it. */
export function mount(root: HTMLElement): void {
  const place = root.querySelector<HTMLElement>('.rich-text-copy')
  const button = place?.querySelector('button')
  const said = place?.querySelector('output')
  if (!place || !button || !said) return
  place.classList.add('is-ready')
  button.addEventListener('click', () => {
    // Empty first: the same words said again are announced again.
    said.textContent = ''
    copy(textOf(root)).then(
      () => (said.textContent = 'Le texte est copié.'),
      () => (said.textContent = 'Le texte n’a pas pu être copié\u00A0: sélectionnez-le.'),
    )
  })
}

/** Paragraphs apart, lines of the source joined. */
function textOf(root: HTMLElement): string {
  const quotations = [...root.querySelectorAll<HTMLElement>('.rich-text blockquote')]
  const whole =
    quotations.length > 0 ? quotations : [...root.querySelectorAll<HTMLElement>('.rich-text')]
  return whole.map(({ innerText }) => innerText.trim()).join('\n\n')
}

/** A page that is not served securely has no clipboard. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
