import type { Culture } from '#base/kit/language.ts'

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

/** Answers that are chosen to a control of a form, by its name. */
const chosen = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string')

/**
 * Fields that hang on another's answer come and go with it; one that is away is not sent. Without
 * script they all stand there and say when they are to be filled in.
 */
export function followConditions(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-when]')]
  for (const condition of form.querySelectorAll('.form-condition')) condition.remove()
  const follow = () => {
    for (const box of boxes) {
      const answers = (box.dataset['whenIs'] ?? '').split(' ')
      const isAsked = chosen(form, box.dataset['when'] ?? '').some((one) => answers.includes(one))
      box.hidden = !isAsked
      for (const control of box.querySelectorAll<HTMLInputElement>('[name]')) {
        control.disabled = !isAsked
      }
    }
  }
  form.addEventListener('change', follow)
  follow()
}
