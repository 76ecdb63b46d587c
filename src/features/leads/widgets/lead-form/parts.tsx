import type { FormField } from '#base/core/form.ts'
import type { ReactNode } from 'react'
import { controlId, type FormState, errorOf } from './form-state.ts'
import { WORDS } from './messages.ts'

/** What stands around every kind of field. */
export interface FieldProps<Field extends FormField = FormField> {
  field: Field
  form: FormState
}

export type FieldWithChoices = Extract<FormField, { choices: unknown }>
export type FieldWithMoments = Extract<FormField, { moments: unknown }>

const helpId = (form: FormState, name: string): string => `${controlId(form, name)}-aide`
const conditionId = (form: FormState, name: string): string => `${controlId(form, name)}-si`
export const errorId = (form: FormState, name: string): string => `${controlId(form, name)}-erreur`

/** Ids of what describes a field beside its errors. */
export const hintIds = ({ field, form }: FieldProps): (string | false)[] => [
  field.when !== undefined && conditionId(form, field.name),
  field.help !== undefined && helpId(form, field.name),
]

/** The mark of a field that must be filled in; `required` says it to those who listen. */
export const Mark = ({ required }: { required: boolean | undefined }) =>
  required ? (
    <span className="form-mark" aria-hidden="true">
      {'\u00A0*'}
    </span>
  ) : null

/** Help of a field, under its label. */
export function Help({ field, form }: FieldProps) {
  if (!field.help) return null
  return (
    <p className="form-help" id={helpId(form, field.name)}>
      {field.help[form.culture]}
    </p>
  )
}

/** What is wrong with the answer to a control; nothing when it can be taken. */
export function ErrorLine({ form, name }: { form: FormState; name: string }) {
  const message = errorOf(form, name)
  if (!message) return null
  return (
    <p className="form-error" id={errorId(form, name)}>
      <span className="visually-hidden">{WORDS[form.culture].error}</span>
      {message}
    </p>
  )
}

interface BoxProps {
  field: FormField
  children: ReactNode
}

/**
 * The box of a field. A field that hangs on another's answer says on which; with script it comes
 * and goes with that answer.
 */
export function FieldBox({ field, children }: BoxProps) {
  const { when } = field
  return (
    <div
      className="form-field"
      data-kind={field.kind}
      data-name={field.name}
      data-when={when?.field}
      data-when-is={when?.is.join(' ')}
    >
      {children}
    </div>
  )
}

/** Says without script when a field is to be filled in. */
export const Condition = ({ field: { name, when }, form }: FieldProps) =>
  when ? (
    <p className="form-help form-condition" id={conditionId(form, name)}>
      {when.said[form.culture]}
    </p>
  ) : null
