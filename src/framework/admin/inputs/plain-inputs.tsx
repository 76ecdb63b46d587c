import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { faultsOf, schemaOf } from '#base/core/field/field-schema.ts'
import type { InputProps } from './input-props.ts'

type Described<T> = InputProps<T> & { field: DescribedField }

/** One line of text, or several. */
export function TextInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
  field,
}: Described<string>) {
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled ?? false}
      multiline={field.kind === 'long-text'}
      minRows={field.kind === 'long-text' ? 3 : 1}
      onChange={({ target }) => onChange(target.value)}
      placeholder={field.example}
      slotProps={{
        htmlInput: field.max ? { maxLength: field.max } : {},
        inputLabel: field.example ? { shrink: true } : {},
      }}
    />
  )
}

/** A whole number; what is typed on the way to one is told only when it is one. */
export function NumberInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
  field,
}: Described<number>) {
  const [typed, setTyped] = useState<string | null>(null)
  const { unit } = field
  const problem = typed === null ? error : numberFault(field, typed)
  return (
    <TextField
      fullWidth
      label={label}
      value={typed ?? String(value)}
      error={Boolean(problem)}
      helperText={problem || help}
      disabled={disabled ?? false}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        if (!numberFault(field, target.value)) onChange(Number(target.value))
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          ...(unit ? { 'aria-label': `${label} (${unit})` } : {}),
        },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  )
}

/** Why what is typed is refused; nothing typed is no number either. */
function numberFault(field: DescribedField, typed: string): string | undefined {
  const number = /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return faultsOf(schemaOf([field]), { [field.name]: number })[field.name]
}

/** Yes or no. */
export const SwitchInput = ({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
}: InputProps<boolean>) => (
  <FormControl error={Boolean(error)} fullWidth>
    <FormControlLabel
      label={label}
      disabled={disabled ?? false}
      control={<Switch checked={value} onChange={(_event, checked) => onChange(checked)} />}
    />
    {error || help ? <FormHelperText>{error || help}</FormHelperText> : null}
  </FormControl>
)

/** One of a few values, by their French labels; one that is none of them is shown as it is. */
export function ChoiceInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
  field: { choices = {} },
}: Described<string>) {
  const known = Object.entries(choices)
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value)}
    >
      {value in choices ? null : <MenuItem value={value}>{value || '—'}</MenuItem>}
      {known.map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
