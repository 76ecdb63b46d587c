import { isoDay, typedDate } from '#base/kit/time/typed-date.ts'
import type { DatePicker } from './date-picker.tsx'
import { pageConfiguration } from './page-configuration.ts'

const WORDS = {
  'fr-FR': { pattern: 'jj/mm/aaaa', hint: 'Écrivez une date comme 31/12/2026.' },
  'en-GB': { pattern: 'dd/mm/yyyy', hint: 'Write a date like 31/12/2026.' },
}
type Culture = keyof typeof WORDS

/** A culture that the picker does not know changes nothing. */
const cultureOf = (culture: string): Culture => (culture === 'en-GB' ? culture : 'fr-FR')

/**
 * Turns a native date field into a typed one with a calendar of the page's language (requirements
 * I4). Its value stays `yyyy-mm-dd`, under its name. On touch screens the native one is better.
 * `toggle` opens the calendar too; the calendar's code comes when the field is first reached.
 */
export function enhanceDateField(native: HTMLInputElement, toggle: HTMLButtonElement): void {
  if (matchMedia('(pointer: coarse)').matches) return
  const culture = cultureOf(pageConfiguration().culture)
  const typed = typedField(native, culture)
  const loadPicker = loadedOnce(async (): Promise<DatePicker> => {
    const { datePicker } = await import('./date-picker.tsx')
    return datePicker({ native, typed, toggle, culture })
  })
  const open = (andEnter: boolean) =>
    void loadPicker().then(
      (picker) => picker.open(andEnter),
      () => {},
    )

  toggle.hidden = false
  toggle.addEventListener('click', () => open(true))
  typed.addEventListener('focus', () => open(false))
  typed.addEventListener('click', () => open(false))
  typed.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(true)
  })
}

/** The field that visitors type in; the native one keeps name and value, out of sight. */
function typedField(native: HTMLInputElement, culture: Culture): HTMLInputElement {
  const { pattern, hint } = WORDS[culture]
  const typed = document.createElement('input')
  typed.type = 'text'
  typed.id = native.id
  typed.className = native.className
  typed.required = native.required
  typed.autocomplete = 'off'
  typed.inputMode = 'numeric'
  typed.placeholder = pattern
  typed.value = typedDate(native.value)
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const said = native.getAttribute(name)
    if (said !== null) typed.setAttribute(name, said)
  }
  native.removeAttribute('id')
  native.required = false
  native.before(typed)
  // Whoever is typing in it goes on.
  if (document.activeElement === native) typed.focus()
  native.type = 'hidden'

  typed.addEventListener('input', () => {
    native.value = isoDay(typed.value) ?? ''
    typed.setCustomValidity('')
    native.dispatchEvent(new Event('change', { bubbles: true }))
  })
  typed.addEventListener('change', () => {
    const isUnclear = typed.value.trim() !== '' && native.value === ''
    typed.setCustomValidity(isUnclear ? hint : '')
    if (!isUnclear) typed.value = typedDate(native.value)
  })
  return typed
}

/** A promise that is asked for when it is needed, and again after it failed. */
function loadedOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    })
    return loading
  }
}
