import type { ComponentType } from 'react'
import { useInput } from 'react-admin'
import type { InputProps } from './input-props.ts'

interface FormInputProps {
  /** Name of the field in the record. */
  source: string
  label: string
  help?: string
  disabled?: boolean
}

/** An input as a field of a react-admin form; `empty` is its value as long as there is none. */
export const asInput = <T,>(Input: ComponentType<InputProps<T>>, empty: T) =>
  function FormInput({ source, label, help, disabled }: FormInputProps) {
    const { field, fieldState } = useInput<T>({ source, defaultValue: empty })
    return (
      <Input
        label={label}
        help={help}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        disabled={disabled}
      />
    )
  }
