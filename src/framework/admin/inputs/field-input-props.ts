import type { ComponentType } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { InputProps } from './input-props.ts'

/** Why values are refused, by dotted name. */
export type Faults = Readonly<Record<string, string>>

/** What draws any described option. */
export interface FieldInputProps extends Omit<InputProps<unknown>, 'label' | 'help'> {
  field: DescribedField
  /** Why a value inside is refused, by its dotted name below this field: `0.title`. */
  faults?: Faults | undefined
}

/** What draws the options inside a group or an entry: a group doesn't know the kinds itself. */
export interface Holder {
  Input: ComponentType<FieldInputProps>
}
