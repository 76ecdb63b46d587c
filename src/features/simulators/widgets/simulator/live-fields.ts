import { frTypography } from '#base/kit/text/fr-typography.ts'
import { deliveredValue } from '#framework/ui/browser/delivered-value.ts'
import type { Typed } from './tools/tool.ts'

/** Controls of one input: several for radios. */
export const controlsOf = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`),
]

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

const isText = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.type === 'text'

/** What stands in the fields now. */
export const typedIn = (form: HTMLFormElement, names: readonly string[]): Typed =>
  Object.fromEntries(
    names.map((name) => {
      const [first, ...others] = controlsOf(form, name)
      const chosen = [first, ...others].find((one) => one && isRadio(one) && one.checked) ?? first
      return [name, chosen?.value ?? '']
    }),
  )

/** Puts values into the fields. */
export function fill(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    for (const control of controlsOf(form, name)) {
      if (isRadio(control)) control.checked = control.value === value
      else control.value = isText(control) ? frTypography(value) : value
    }
  }
}

/** What the server wrote into the fields. */
export const deliveredIn = (form: HTMLFormElement, names: readonly string[]): Typed =>
  Object.fromEntries(
    names.map((name) => {
      const [first, ...others] = controlsOf(form, name)
      const chosen = [first, ...others].find((one) => one && isRadio(one) && one.defaultChecked)
      const control = chosen ?? first
      return [name, control ? deliveredValue(control) : '']
    }),
  )

/** Values of fields, as the part of an address that no server sees. */
export const hashOf = (typed: Typed): string =>
  new URLSearchParams(Object.entries(typed)).toString()

/** The inputs that a hash names; `null` when it is the hash of something else. */
export function namedIn(hash: string, names: readonly string[]): Typed | null {
  const params = new URLSearchParams(hash.slice(1))
  const found = names.filter((name) => params.has(name))
  if (found.length === 0) return null
  return Object.fromEntries(found.map((name) => [name, params.get(name) ?? '']))
}
