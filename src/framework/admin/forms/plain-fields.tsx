import { TextField } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { InputProps } from '../inputs/input-props.ts'

interface WordsFieldProps extends InputProps<string> {
  type?: 'number' | 'date'
  rows?: number
  isRequired?: boolean
}

/** A line of text, several of them, or a day. */
export const WordsField = (props: WordsFieldProps) => {
  const { label, help, value, onChange, error, disabled = false, type, rows, isRequired } = props
  return (
    <TextField
      label={label}
      value={value}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ? fr(error) : help}
      required={isRequired ?? false}
      {...(type === undefined ? {} : { type })}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
      {...(type === 'date' ? { slotProps: { inputLabel: { shrink: true } } } : {})}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
