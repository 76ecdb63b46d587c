import { fold } from '#base/kit/text/fold.ts'

/** Shows the field, which hides the terms that don't hold what is typed. */
export function mount(root: HTMLElement): void {
  const field = root.querySelector<HTMLElement>('.glossary-filter')
  const input = field?.querySelector('input')
  const status = field?.querySelector('output')
  if (!field || !input || !status) return
  field.hidden = false
  const terms = [...root.querySelectorAll<HTMLElement>('.glossary-letter li')].map((item) => ({
    item,
    words: fold(item.textContent ?? ''),
  }))
  const filter = () => {
    const sought = fold(input.value)
    let shown = 0
    for (const { item, words } of terms) {
      item.hidden = !words.includes(sought)
      if (!item.hidden) shown += 1
    }
    for (const letter of root.querySelectorAll<HTMLElement>('.glossary-letter')) {
      letter.hidden = letter.querySelector('li:not([hidden])') === null
    }
    status.textContent = sought === '' ? '' : counted(shown)
  }
  input.addEventListener('input', filter)
  // A browser that comes back to the page restores what was sought.
  if (input.value !== '') filter()
}

const counted = (count: number): string => {
  if (count === 0) return 'Aucun terme'
  return count === 1 ? '1 terme' : `${count} termes`
}
