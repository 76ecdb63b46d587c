import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { FormDefinition, FormError, FormField } from '#base/core/form.ts'
import { emailOf, isUnwritable } from '#base/core/address/email.ts'
import { dayInWords } from '../rules/answers.ts'
import type { Culture } from '#base/kit/language.ts'
import { isoDay as isoOfTyped } from '#base/kit/time/typed-date.ts'
import {
  daysLater,
  isoDay,
  isWorkingDay,
  parseIsoDay,
  slotDays,
} from '#base/kit/time/working-days.ts'
import { fieldWords, type FieldWords } from '../rules/field-messages.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import { phoneOf } from '#base/platform/phone.ts'
import { sirenOf } from '#base/kit/text/siren.ts'

/** Posted values by control name; what came twice has two. */
export type PostedValues = Readonly<Record<string, readonly string[]>>

/** What a form was answered with, as it is stored, and what can't be taken. */
export interface ReadAnswers {
  answers: Record<string, string | string[]>
  errors: FormError[]
}

interface Reading {
  posted: PostedValues
  culture: Culture
  today: CalendarDay
  isClosed(day: string): boolean
  isOpenAt(day: string, moment: string): boolean
  words: FieldWords
}

/** The answer of one field: absent, as it is stored, or refused at a control with a sentence. */
type Answer = { value: string | string[] } | { error: string; control?: string } | null

/** When, and in which language, a form is answered. */
interface AnsweredWhen {
  culture: Culture
  today: CalendarDay
  /** Whether nobody calls or meets on a day of work, `2026-12-24`. */
  isClosed?(day: string): boolean
  /** Whether somebody does in a part of that day. */
  isOpenAt?(day: string, moment: string): boolean
}

/**
 * Reads the answers of a form by its definition. What the form does not ask for
 * is ignored, and so is a field whose condition is not met.
 */
export async function readAnswers(
  { steps }: FormDefinition,
  posted: PostedValues,
  { culture, today, isClosed = () => false, isOpenAt = () => true }: AnsweredWhen,
): Promise<ReadAnswers> {
  const words = fieldWords(culture)
  const reading: Reading = { posted, culture, today, isClosed, isOpenAt, words }
  const answers: ReadAnswers['answers'] = {}
  const errors: FormError[] = []
  for (const field of steps.flatMap(({ fields }) => fields)) {
    if (!isAsked(field, posted)) continue
    const answer = await readField(field, reading)
    if (answer === null) continue
    if ('value' in answer) answers[field.name] = answer.value
    else errors.push({ field: answer.control ?? field.name, message: answer.error })
  }
  return { answers, errors }
}

/** Asked of everybody, or of those who answered another field in a certain way. */
export const isAsked = ({ when }: Pick<FormField, 'when'>, posted: PostedValues): boolean =>
  when === undefined || (posted[when.field] ?? []).some((value) => when.is.includes(value.trim()))

async function readField(field: FormField, reading: Reading): Promise<Answer> {
  if (field.kind === 'file') return null
  if (field.kind === 'slot') return readSlot(field, reading)
  if (field.kind === 'checkboxes') return readBoxes(field, reading)
  const { words } = reading
  const isChoice = field.kind === 'select' || field.kind === 'radio'
  const single = readSingle(reading.posted[field.name] ?? [], field.kind, words)
  if (single === null) {
    if (field.required !== true) return null
    return { error: isChoice ? words.missingChoice : words.missing }
  }
  if (typeof single !== 'string') return single
  switch (field.kind) {
    case 'email':
      return checked(emailOf(single), isUnwritable(single) ? words.emailName : words.email)
    case 'tel':
      return checked(await phoneOf(single), words.tel)
    case 'siren':
      return checked(sirenOf(single), words.siren)
    case 'date':
      return readDate(field, single, reading)
    case 'select':
    case 'radio':
      return checked(valuesOf(field).includes(single) ? single : null, words.choice)
    case 'text':
    case 'textarea':
    case 'hidden':
    case 'readonly':
      return single.length > field.max
        ? { error: words.tooLong(field.max, single.length) }
        : { value: single }
  }
}

const checked = (value: string | null, error: string): Answer =>
  value === null ? { error } : { value }

// oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0080-\u009F\uFFFD\uFFFE\uFFFF]/u

/** Line breaks, those of Unicode too: in a header of a mail they would begin another one. */
const LINE_BREAK = /[\r\n\u2028\u2029]/

/** Where an answer may have several lines. */
const isLong = (kind: FormField['kind']): boolean => kind === 'textarea' || kind === 'readonly'

/** One answer, its spaces tidied; `null` when there is none. */
function readSingle(
  typed: readonly string[],
  kind: FormField['kind'],
  words: FieldWords,
): string | { error: string } | null {
  const different = [...new Set(typed.map((text) => text.replace(/\r\n?/g, '\n').trim()))].filter(
    (text) => text !== '',
  )
  const [text] = different
  if (text === undefined) return null
  if (different.length > 1) return { error: words.twice }
  if (!text.isWellFormed()) return { error: words.unreadable }
  if (!isLong(kind) && LINE_BREAK.test(text.replace(/\u0085/g, '\n'))) {
    return { error: words.oneLine }
  }
  if (UNREADABLE.test(text)) return { error: words.unreadable }
  const normal = normalForm(text, 'NFC')
  return isLong(kind) ? normal.replace(/[\u2028\u2029]/g, '\n') : normal.replace(/\s+/g, ' ')
}

type ChoiceField = Extract<FormField, { choices: unknown }>

const valuesOf = ({ choices }: ChoiceField): readonly string[] =>
  choices === 'offices' ? [] : choices.map(({ value }) => value)

function readBoxes(field: ChoiceField, { posted, words }: Reading): Answer {
  const ticked = [...new Set(posted[field.name] ?? [])].filter((value) => value.trim() !== '')
  const known = valuesOf(field)
  if (ticked.some((value) => !known.includes(value))) return { error: words.choice }
  if (ticked.length > 0) return { value: known.filter((value) => ticked.includes(value)) }
  if (field.required !== true) return null
  return { error: known.length === 1 ? words.missingBox : words.missingChoice }
}

/** A native control posts `yyyy-mm-dd`; where there is none people write `24/11/2026`. */
const dayOf = (typed: string): CalendarDay | null => parseIsoDay(isoOfTyped(typed) ?? typed)

function readDate(
  { from, to }: Extract<FormField, { kind: 'date' }>,
  typed: string,
  { words, today, culture }: Reading,
): Answer {
  const day = dayOf(typed)
  if (day === null) return { error: words.date }
  const iso = isoDay(day)
  if (from !== undefined && iso < isoDay(daysLater(today, from))) return { error: words.past }
  if (to !== undefined && iso > isoDay(daysLater(today, to))) {
    return { error: words.tooFar(dayInWords(isoDay(daysLater(today, to)), culture)) }
  }
  return { value: iso }
}

function readSlot(field: Extract<FormField, { kind: 'slot' }>, reading: Reading): Answer {
  const { posted, words } = reading
  const controls = { day: `${field.name}_jour`, moment: `${field.name}_moment` }
  const typed = readSingle(posted[controls.day] ?? [], 'date', words)
  const moment = readSingle(posted[controls.moment] ?? [], 'select', words)
  if (typed === null && (moment === null || field.required !== true)) {
    return field.required === true ? { error: words.missingDay, control: controls.day } : null
  }
  const day = typed === null ? { error: words.missingDay } : checkedDay(typed, reading)
  if ('error' in day) return { error: day.error, control: controls.day }
  if (moment === null) return { error: words.missingMoment, control: controls.moment }
  if (typeof moment !== 'string') return { ...moment, control: controls.moment }
  const offered = field.moments === 'hours' ? [] : field.moments
  if (!offered.some(({ value }) => value === moment)) {
    return { error: words.choice, control: controls.moment }
  }
  return reading.isOpenAt(day.iso, moment)
    ? { value: `${day.iso} ${moment}` }
    : { error: words.closedThen, control: controls.moment }
}

/** A day on which the firm calls or meets. */
function checkedDay(
  typed: string | { error: string },
  { words, today, culture, isClosed }: Reading,
): { iso: string } | { error: string } {
  if (typeof typed !== 'string') return typed
  const day = dayOf(typed)
  if (day === null) return { error: words.date }
  const { first, last } = slotDays(today)
  const iso = isoDay(day)
  if (iso < isoDay(today)) return { error: words.past }
  if (iso > isoDay(last)) return { error: words.tooFar(dayInWords(isoDay(last), culture)) }
  if (!isWorkingDay(day)) return { error: words.notWorking }
  if (isClosed(iso)) return { error: words.closed }
  if (iso < isoDay(first)) return { error: words.tooSoon(dayInWords(isoDay(first), culture)) }
  return { iso }
}
