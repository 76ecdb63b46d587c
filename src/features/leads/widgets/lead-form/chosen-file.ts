import type { Culture } from '#base/kit/language.ts'

const UNITS = { 'fr-FR': ['Ko', 'Mo'], 'en-GB': ['KB', 'MB'] } as const
const STEP = 1024

/** Size of a file in words: « 312 Ko », « 4,2 Mo ». */
export function sizeInWords(bytes: number, culture: Culture): string {
  const [small, large] = UNITS[culture]
  const inLarge = bytes >= STEP * STEP
  const size = inLarge ? bytes / (STEP * STEP) : Math.max(1, bytes / STEP)
  const digits = { maximumFractionDigits: inLarge ? 1 : 0 }
  return `${size.toLocaleString(culture, digits)}\u00A0${inLarge ? large : small}`
}

/** Says under a file's field which one is chosen and how large it is. */
export function sayChosenFile(form: HTMLFormElement, culture: Culture): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    const say = () => {
      const [file] = input.files ?? []
      const said = file ? `${file.name}, ${sizeInWords(file.size, culture)}` : ''
      const output = input.parentElement?.querySelector('output')
      if (output) output.textContent = said
    }
    input.addEventListener('change', say)
    // What was chosen before the script came.
    say()
  }
}
