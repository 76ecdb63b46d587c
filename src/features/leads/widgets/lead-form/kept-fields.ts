import { type Answers, rememberForm, rememberedForm } from '#framework/ui/browser/form-memory.ts'

/** Controls that visitors fill in: not those that the page brings, and no file. */
const typedIn = (
  form: HTMLFormElement,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] =>
  [...form.querySelectorAll<HTMLInputElement>('.form-field [name]')].filter(
    ({ type }) => type !== 'file',
  )

const nameOf = (form: HTMLFormElement): string => form.dataset['form'] ?? ''

/** Keeps in the tab what is typed, as it is typed. */
export function keepTyped(form: HTMLFormElement): void {
  const keep = () => {
    const answers: Answers = {}
    for (const control of typedIn(form)) {
      const isBox = control.type === 'radio' || control.type === 'checkbox'
      if (isBox && 'checked' in control && !control.checked) continue
      if (control.value !== '') (answers[control.name] ??= []).push(control.value)
    }
    rememberForm(nameOf(form), answers)
  }
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
}

/** Fills a form with what the tab kept of it. */
export function typeAgain(form: HTMLFormElement): void {
  const answers = rememberedForm(nameOf(form))
  for (const control of typedIn(form)) {
    const given = answers[control.name]
    if (given === undefined) continue
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked = given.includes(control.value)
    } else {
      control.value = given[0] ?? ''
    }
  }
}
