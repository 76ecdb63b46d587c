import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { useId } from 'react'
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

/** On or off. */
export function SwitchField(props: InputProps<boolean>) {
  const { label, help, value, onChange, error, disabled = false } = props
  const helpId = useId()
  const words = error ? fr(error) : help
  return (
    <div>
      <FormControlLabel
        disabled={disabled}
        label={label}
        control={
          <Switch
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: words ? { 'aria-describedby': helpId } : {} }}
          />
        }
      />
      {words ? (
        <FormHelperText id={helpId} error={Boolean(error)} sx={{ mt: 0, ml: '50px !important' }}>
          {words}
        </FormHelperText>
      ) : null}
    </div>
  )
}

interface ChoiceFieldProps extends InputProps<string> {
  choices: Readonly<Record<string, string>>
}

/** One of a few values; a stored one that is none of them is shown as it is. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { label, help, value, onChange, error, disabled = false, choices } = props
  const all = Object.hasOwn(choices, value) ? choices : { ...choices, [value]: `« ${value} »` }
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ? fr(error) : help}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(all).map(([key, words]) => (
        <MenuItem key={key} value={key}>
          {fr(words)}
        </MenuItem>
      ))}
    </TextField>
  )
}
