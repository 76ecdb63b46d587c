/** A SIREN in groups of three, as it is read: « 123 456 789 »; anything else stays as it is. */
export function spacedSiren(typed: string): string {
  const digits = typed.replace(/\s/g, '')
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, '$1\u00A0') : typed
}

/** Spaces a SIREN when its field is left: never under the fingers. */
export function spaceSirens(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-kind="siren"] input')) {
    input.addEventListener('change', () => {
      input.value = spacedSiren(input.value)
    })
  }
}
