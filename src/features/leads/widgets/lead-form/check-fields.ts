import type { FormError } from '#base/core/form.ts'
import { type FieldWords, fieldWords } from '../../rules/field-messages.ts'
import { type FileWords, fileWords } from '#framework/forms/file-messages.ts'
import type { Culture } from '#base/kit/language.ts'
import { answerError, fileError, type TypedAnswer } from './check-answer.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is wrong with the answers in a part of a form; fields that are not asked are left out. */
export function wrongAnswers(part: HTMLElement, culture: Culture): FormError[] {
  const words = { ...fieldWords(culture), ...fileWords(culture) }
  return [...part.querySelectorAll<HTMLElement>('.form-field')]
    .filter((box) => !box.hidden)
    .flatMap((box) => wrongIn(box, words))
}

/** The errors of one field; a slot has two controls. */
function wrongIn(box: HTMLElement, words: FieldWords & FileWords): FormError[] {
  const kind = box.dataset['kind'] ?? ''
  const controls = [...box.querySelectorAll<Control>('[name]')]
  const [first] = controls
  if (!first) return []
  if (kind === 'radio' || kind === 'checkboxes') {
    const isAnswered = controls.some((control) => 'checked' in control && control.checked)
    const { required } = first
    return failing(first, answerError({ kind, value: isAnswered ? 'x' : '', required }, words))
  }
  if (kind === 'file') {
    const [file] = (first instanceof HTMLInputElement && first.files) || []
    return failing(first, fileError(file, first.required, words))
  }
  if (kind !== 'slot') return failing(first, controlError(first, kind, words))
  const [day, moment] = controls
  if (!day || !moment) return []
  return slotErrors(day, moment, words)
}

/** A day without its part of the day, or the other way round, is half an answer. */
function slotErrors(day: Control, moment: Control, words: FieldWords): FormError[] {
  const isWanted = isRequired(day) || day.value !== '' || moment.value !== ''
  const dayWrong = controlError(day, 'day', words, isWanted)
  if (dayWrong) return failing(day, dayWrong)
  return failing(moment, controlError(moment, 'moment', words, isWanted))
}

function controlError(
  control: Control,
  kind: string,
  words: FieldWords,
  required = isRequired(control),
): string {
  const isDay = kind === 'day' || kind === 'date'
  const unclear = typedDay(control)
  if (isDay && unclear && control.value === '') return words.date
  const answer: TypedAnswer = { kind: isDay ? 'day' : kind, value: control.value, required }
  if (isDay && control instanceof HTMLInputElement) {
    const workingDays = control.dataset['workingDays'] !== undefined
    Object.assign(answer, { min: control.min, max: control.max, workingDays })
  }
  return answerError(answer, words)
}

/** What was typed into a date field with a calendar, whose own control keeps real days alone. */
const typedDay = (control: Control): string => typedField(control)?.value.trim() ?? ''

const typedField = (control: Control): HTMLInputElement | null =>
  control.type === 'hidden'
    ? (control.parentElement?.querySelector<HTMLInputElement>('input[type="text"]') ?? null)
    : null

const isRequired = (control: Control): boolean =>
  control.required || typedField(control)?.required === true

const failing = ({ name }: Control, message: string): FormError[] =>
  message ? [{ field: name, message }] : []
