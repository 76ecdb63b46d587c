import type { FormChoice, FormDefinition, FormField } from '#base/core/form.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'
import { parseIsoDay } from '#base/kit/time/working-days.ts'

/** Answers of a stored lead by field name. A slot is `2026-11-24 matin`, a date `2026-11-24`. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

/** One answer in words. */
export interface AnswerLine {
  field: FormField
  label: string
  value: string
}

const LONG = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const
const longDays: Readonly<Record<Culture, Intl.DateTimeFormat>> = {
  'fr-FR': new Intl.DateTimeFormat('fr-FR', LONG),
  'en-GB': new Intl.DateTimeFormat('en-GB', LONG),
}

/** « mardi 24 novembre 2026 »; what is no day stays as it is. */
export function dayInWords(iso: string, culture: Culture): string {
  const day = parseIsoDay(iso)
  if (day === null) return iso
  return longDays[culture]
    .format(Date.UTC(day.year, day.month - 1, day.day))
    .replace(/ 1 (?=\p{L}+ \d{4}$)/u, culture === 'fr-FR' ? ' 1er ' : ' 1 ')
}

/** The day and the part of it that a stored slot names. */
export function slotOf(answer: string): { day: string; moment: string } {
  const [day = '', moment = ''] = answer.split(' ')
  return { day, moment }
}

/** The answers of a form in its own order and in words, those that were given. */
export function answerLines(
  { steps }: FormDefinition,
  answers: Answers,
  culture: Culture,
): AnswerLine[] {
  return steps.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const answer = answers[field.name]
      if (answer === undefined || answer.length === 0) return []
      return [{ field, label: field.label[culture], value: inWords(field, answer, culture) }]
    }),
  )
}

function inWords(field: FormField, answer: string | readonly string[], culture: Culture): string {
  const given = typeof answer === 'string' ? [answer] : answer
  switch (field.kind) {
    case 'select':
    case 'radio':
    case 'checkboxes': {
      const choices = field.choices === 'offices' ? [] : field.choices
      return given.map((value) => labelOf(choices, value, culture)).join(', ')
    }
    case 'slot': {
      const { day, moment } = slotOf(given[0] ?? '')
      return `${dayInWords(day, culture)}, ${lowered(labelOf(field.moments === 'hours' ? [] : field.moments, moment, culture))}`
    }
    case 'date':
      return dayInWords(given[0] ?? '', culture)
    case 'siren':
      return groups(given[0] ?? '')
    case 'tel':
      return given[0] ?? ''
    default:
      return culture === 'fr-FR' && field.kind === 'hidden'
        ? frTypography(given.join(', '))
        : given.join(', ')
  }
}

const labelOf = (choices: readonly FormChoice[], value: string, culture: Culture): string =>
  choices.find((choice) => choice.value === value)?.label[culture] ?? value

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** « 732 829 320 ». */
const groups = (siren: string): string => siren.replace(/(\d{3})(?=\d)/g, '$1\u00A0')
