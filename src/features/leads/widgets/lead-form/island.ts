import type { Culture } from '#base/kit/language.ts'
import { enhanceDateField } from '#framework/ui/browser/date-field.ts'
import { pageConfiguration } from '#framework/ui/browser/page-configuration.ts'
import { wrongAnswers } from './check-fields.ts'
import { sayChosenFile, spaceSirens, followConditions } from './field-comforts.ts'
import { formSteps } from './form-steps.ts'
import { rememberFields, restoreFields } from './field-memory.ts'
import { oneSending } from './one-sending.ts'
import { clearErrors, showErrors } from './shown-errors.ts'
import { WORDS } from './messages.ts'

/** Comforts of a form: steps, answers kept in the tab, early checks, calendars, one sending. */
export function mount(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form) return
  const culture: Culture = pageConfiguration().culture === 'en-GB' ? 'en-GB' : 'fr-FR'
  const widgetId = root.dataset['widgetId'] ?? ''
  const hasSteps = form.querySelector('.form-step') !== null
  const returned = form.querySelector<HTMLElement>('.form-errors')

  if (hasSteps && !returned) restoreFields(form)
  if (hasSteps) rememberFields(form)
  followConditions(form)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const toggle = field.parentElement?.querySelector('button')
    if (toggle) enhanceDateField(field, toggle)
  }
  spaceSirens(form)
  sayChosenFile(form, culture)
  focusOfLinks(form)

  const steps = formSteps(form, stepOfFirstError(form), (step) => {
    return wrongAnswers(step, culture).length === 0
  })
  if (returned) returned.focus()
  const sending = oneSending(form, WORDS[culture].sending)

  /** Whether a part of the form is well answered; if not, it says what isn't. */
  const judge = (part: HTMLElement): boolean => {
    clearErrors(form)
    const errors = wrongAnswers(part, culture)
    if (errors.length === 0) return true
    const [first] = errors
    const wrong = first && document.getElementById(`w${widgetId}-${first.field}`)
    if (wrong) steps.showWith(wrong)
    showErrors(steps.shown(), errors, { widgetId, culture })
    return false
  }
  const advance = () => {
    if (judge(steps.shown())) steps.next()
  }
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-move="next"]')) advance()
  })
  form.addEventListener('submit', (event) => {
    const goes = steps.isLast() && !sending.isUnderWay() && judge(form)
    if (goes) return sending.begin()
    event.preventDefault()
    if (!steps.isLast()) advance()
  })
}

/** Place of the step with the first error of the server, or `null` when it found none. */
function stepOfFirstError(form: HTMLFormElement): number | null {
  const step = form.querySelector('.form-error')?.closest('.form-step')
  const place = step ? [...form.querySelectorAll('.form-step')].indexOf(step) : -1
  return place < 0 ? null : place
}

/** A link of the summary leads to a field of any step. */
function focusOfLinks(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('.form-errors a')
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (!field) return
    event.preventDefault()
    field.focus()
    field.closest('.form-field')?.scrollIntoView({ block: 'center' })
  })
}
