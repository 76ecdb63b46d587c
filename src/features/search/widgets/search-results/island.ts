/** Suggestions under the field, loaded when somebody is about to type. */
export function mount(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('.search-form input')
  field?.addEventListener(
    'focus',
    () =>
      void import('#framework/ui/browser/suggestions.ts').then(({ suggestOn }) => suggestOn(field)),
    { once: true },
  )
}
