import type { FormError } from '#base/core/form.ts'
import type { Culture } from '#base/kit/language.ts'
import { namedError, WORDS } from './messages.ts'

const element = (tag: string, className: string, text = ''): HTMLElement => {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** Takes the errors of a part of a form away, those of the server too. */
export function clearErrors(part: Element): void {
  for (const old of part.querySelectorAll('.form-errors, .form-error')) {
    const described = part.querySelector(`[aria-describedby~="${old.id}"]`)
    if (old.id && described) describe(described, old.id, false)
    old.remove()
  }
  for (const wrong of part.querySelectorAll('[aria-invalid]')) wrong.removeAttribute('aria-invalid')
}

/**
 * Draws errors as the server does: a summary with the focus, whose links lead to the fields, and
 * each error at its field.
 */
export function showErrors(
  part: HTMLElement,
  errors: readonly FormError[],
  { widgetId, culture }: { widgetId: string; culture: Culture },
): void {
  const words = WORDS[culture]
  const list = document.createElement('ul')
  for (const { field, message } of errors) {
    const control = document.getElementById(`w${widgetId}-${field}`)
    if (!control) continue
    const line = element('p', 'form-error')
    line.id = `${control.id}-erreur`
    line.append(element('span', 'visually-hidden', words.error), message)
    placeOf(control).before(line)
    const owner = ownerOf(control)
    owner.setAttribute('aria-invalid', 'true')
    describe(owner, line.id, true)

    const link = document.createElement('a')
    link.href = `#${control.id}`
    link.textContent = namedError(labelOf(control), message, culture)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  const summary = element('section', 'form-errors')
  const title = element('h3', '', words.errorsTitle(errors.length))
  title.id = `w${widgetId}-erreurs`
  summary.tabIndex = -1
  summary.setAttribute('aria-labelledby', title.id)
  summary.append(title, list)
  const legend = part.querySelector(':scope > legend')
  if (legend) legend.after(summary)
  else part.prepend(summary)
  summary.focus()
}

const isBox = (control: Element) =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

/** What an error stands before. */
const placeOf = (control: Element): Element =>
  control.closest(isBox(control) ? '.form-choice' : '.date-field-box') ?? control

/** What an error is said of: boxes belong together. */
const ownerOf = (control: Element): Element =>
  (isBox(control) ? control.closest('fieldset') : null) ?? control

/** The question that a control answers: its label, or the legend of its group. */
function labelOf(control: Element): string {
  const box = control.closest('.form-field')
  const label = box?.querySelector('legend') ?? box?.querySelector('label')
  return label?.firstChild?.textContent?.trim() ?? ''
}

function describe(described: Element, id: string, by: boolean): void {
  const ids = (described.getAttribute('aria-describedby') ?? '').split(' ')
  const others = ids.filter((one) => one !== '' && one !== id)
  const all = by ? [...others, id] : others
  if (all.length > 0) described.setAttribute('aria-describedby', all.join(' '))
  else described.removeAttribute('aria-describedby')
}
