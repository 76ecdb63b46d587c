import type { FormField, SentForm } from '#base/core/form.ts'
import type { Culture } from '#base/kit/language.ts'

/** What the fields of one form know beside their definition. */
export interface FormState {
  widgetId: number
  culture: Culture
  /** What was posted and comes back, else `null`. */
  sent: SentForm | null
  /** Values that the page gives. */
  given: Readonly<Record<string, string>>
  /** Today, `yyyy-mm-dd`. */
  today: string
  /** First and last day that a slot may be asked for, `yyyy-mm-dd`. */
  slots: { first: string; last: string }
  /** Every field of the form, for those that hang on another's answer. */
  fields: readonly FormField[]
}

/** Id of a control; of a group of boxes, that of the first. */
export const controlId = ({ widgetId }: FormState, name: string): string => `w${widgetId}-${name}`

/** What was answered to a control: posted before, else given by the page. */
export function answersTo({ sent, given }: FormState, name: string): readonly string[] {
  const own = Object.hasOwn(given, name) ? given[name] : undefined
  if (sent === null) return own === undefined ? [] : [own]
  return Object.hasOwn(sent.values, name) ? (sent.values[name] ?? []) : []
}

/** Why the answer to a control can't be taken; empty when it can. */
export const errorOf = ({ sent }: FormState, name: string): string =>
  sent?.errors.find(({ field }) => field === name)?.message ?? ''

/** Ids of what describes a control. */
export const describedBy = (...ids: (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
