import type { FieldWords } from '../../rules/field-messages.ts'
import type { FileWords } from '#framework/forms/file-messages.ts'
import { TYPED_PHONE } from '#base/kit/text/dialled.ts'
import { sirenOf } from '#base/kit/text/siren.ts'
import { isWorkingDay, parseIsoDay } from '#base/kit/time/working-days.ts'

/** An answer as a control holds it. */
export interface TypedAnswer {
  kind: string
  value: string
  required: boolean
  /** For days: the first and the last one, `yyyy-mm-dd` or empty, and whether the firm must work. */
  min?: string
  max?: string
  workingDays?: boolean
}

/** Enough of an address to be told apart from a slip of the keyboard; the server judges. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/
/** Accents, spaces or quotation marks, which may not stand before an « @ ». */
const UNWRITABLE = /["\s\u0080-\uffff]/

/** Of any country's telephone numbers, with its code: fewer are none. */
const DIGITS = 6

/**
 * What is wrong with an answer, in the server's words; empty when nothing is. A comfort: the server
 * judges every answer again.
 */
export function answerError(answer: TypedAnswer, words: FieldWords): string {
  const { kind, required } = answer
  const value = answer.value.trim()
  if (value === '') return required ? missing(kind, words) : ''
  switch (kind) {
    case 'email':
      return emailError(value, words)
    case 'tel':
      return TYPED_PHONE.test(value) && value.replaceAll(/\D/g, '').length >= DIGITS
        ? ''
        : words.tel
    case 'siren':
      return sirenOf(value) === null ? words.siren : ''
    case 'day':
      return dayError(value, answer, words)
    default:
      return ''
  }
}

function emailError(value: string, words: FieldWords): string {
  if (EMAIL.test(value))
    return UNWRITABLE.test(value.slice(0, value.indexOf('@'))) ? words.emailName : ''
  const [name = '', host = '', ...others] = value.split('@')
  const isUnwritable = others.length === 0 && UNWRITABLE.test(name) && EMAIL.test(`nom@${host}`)
  return isUnwritable ? words.emailName : words.email
}

function missing(kind: string, words: FieldWords): string {
  if (kind === 'select' || kind === 'radio') return words.missingChoice
  if (kind === 'day') return words.missingDay
  if (kind === 'moment') return words.missingMoment
  return kind === 'checkboxes' ? words.missingBox : words.missing
}

function dayError(
  value: string,
  { min, max, workingDays }: TypedAnswer,
  words: FieldWords,
): string {
  const day = parseIsoDay(value)
  if (day === null) return words.date
  if (workingDays && !isWorkingDay(day)) return words.notWorking
  if (min && value < min) return workingDays ? words.tooSoon(inNumbers(min)) : words.past
  return max && value > max ? words.tooFar(inNumbers(max)) : ''
}

/** 24/11/2026 */
const inNumbers = (iso: string): string => iso.split('-').toReversed().join('/')

/** Largest file that a form takes, in bytes. */
const MAX_FILE = 5 * 1024 * 1024

/** What is wrong with a file before it is sent: only its bytes, on the server, tell what it is. */
export function fileError(
  file: { name: string; size: number } | undefined,
  required: boolean,
  words: FieldWords & FileWords,
): string {
  if (!file) return required ? words.missing : ''
  if (!/\.pdf$/i.test(file.name)) return words.notPdf
  return file.size > MAX_FILE ? words.tooLarge : ''
}
