import { type Control, deliveredValue } from '#framework/ui/browser/delivered-value.ts'
import { type Answers, rememberForm, rememberedForm } from '#framework/ui/browser/form-memory.ts'

/** Controls that visitors fill in: not those that the page brings, and no file. */
const typedIn = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('.form-field [name]')].filter(({ type }) => type !== 'file')

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

const nameOf = (form: HTMLFormElement): string => form.dataset['form'] ?? ''

/** Keeps in the tab what is typed, as it is typed. */
export function rememberFields(form: HTMLFormElement): void {
  const keep = () => {
    const answers: Answers = {}
    for (const control of typedIn(form)) {
      if (isBox(control) && !control.checked) continue
      if (control.value !== '') (answers[control.name] ??= []).push(control.value)
    }
    rememberForm(nameOf(form), answers)
  }
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
  // What was typed before the script came.
  keep()
}

/** Whether it is no more what the server wrote. */
const isTouched = (control: Control): boolean =>
  isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== deliveredValue(control)

/** Fills a form with what the tab kept of it, but not over what was typed before the script came. */
export function restoreFields(form: HTMLFormElement): void {
  const answers = rememberedForm(nameOf(form))
  const controls = typedIn(form)
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const given = answers[control.name]
    if (given === undefined || touched.has(control.name)) continue
    if (isBox(control)) control.checked = given.includes(control.value)
    else control.value = given[0] ?? ''
  }
}
