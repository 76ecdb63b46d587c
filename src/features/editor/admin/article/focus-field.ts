import { describeFields } from '#base/core/field/fields.ts'
import { BODY, HEADING, PLACE, PUBLICATION } from '#features/articles/rules/article-form-fields.ts'

const LABELS: Readonly<Record<string, string>> = Object.fromEntries([
  ...describeFields({ ...HEADING, ...BODY, ...PUBLICATION, ...PLACE }).map(
    ({ name, label }) => [name, label] as const,
  ),
  ['video', 'Vidéo'],
])

/** Leads to the input of a field of an article, found by its label as whoever looks for it would. */
export function focusField(within: HTMLElement, name: string): void {
  const label = LABELS[name] ?? ''
  const written = [...within.querySelectorAll('label')].find(
    // One that is required has a mark behind it.
    ({ textContent }) => textContent.replace(/\*$/, '').trim() === label,
  )
  const control =
    (written && document.getElementById(written.htmlFor)) ??
    within.querySelector<HTMLElement>(`[aria-label="${label}"]`)
  control?.scrollIntoView({ block: 'center' })
  control?.focus()
}
