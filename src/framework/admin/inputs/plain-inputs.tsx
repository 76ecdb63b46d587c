import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { DescribedField } from '#base/core/field/described-field.ts'
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
      slotProps={{ inputLabel: field.example ? { shrink: true } : {} }}
    />
  )
}

/** A whole number; what is none is given as it is typed, so that nothing is lost and its fault is told. */
export function NumberInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
  field,
}: Described<number | string>) {
  const { unit } = field
  return (
    <TextField
      fullWidth
      label={label}
      value={String(value)}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(typedNumber(target.value))}
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

/** The number that is typed, else the words: a number that JSON would round is none. */
function typedNumber(typed: string): number | string {
  const number = /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return Number.isSafeInteger(number) ? number : typed
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
