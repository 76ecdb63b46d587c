import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { FormatName } from '#base/core/field/field-formats.ts'
import type { InputProps } from './input-props.ts'

type Described<T> = InputProps<T> & { field: DescribedField }

/** One line of text, several of them, or a day. */
export function TextInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
  field,
}: Described<string>) {
  const { kind, format, example } = field
  const isLong = kind === 'long-text' || kind === 'lines'
  const isDay = kind === 'day'
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      type={isDay ? 'date' : 'text'}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled ?? false}
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      onChange={({ target }) => onChange(target.value)}
      placeholder={example}
      slotProps={{
        inputLabel: example || isDay ? { shrink: true } : {},
        htmlInput: { inputMode: format && KEYBOARDS[format], autoComplete: 'off' },
      }}
    />
  )
}

/** What a telephone's keyboard offers for a rule. */
const KEYBOARDS: Partial<Record<FormatName, 'email' | 'url' | 'decimal'>> = {
  email: 'email',
  'web-address': 'url',
  'external-video': 'url',
  host: 'url',
  latitude: 'decimal',
  longitude: 'decimal',
}

/** What the program alone writes. */
export const ReadOnly = ({ label, help, value }: InputProps<string>) => (
  <div>
    <Typography>
      {`${label}\u{a0}: `}
      <strong>{value}</strong>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {help}
    </Typography>
  </div>
)

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
export function SwitchInput(props: InputProps<boolean>) {
  const { label, help, value, onChange, error, disabled } = props
  const id = useId()
  const words = error || help
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <Box component="label" sx={SWITCH}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={value}
          checked={value}
          disabled={disabled ?? false}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={words ? id : undefined}
        />
        {label}
      </Box>
      {words ? (
        <FormHelperText id={id} sx={{ mt: 0, ml: '50px' }}>
          {words}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}

/** A track with a knob, and the words beside it. */
const SWITCH = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.5,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    flexShrink: 0,
    m: 0,
    width: 38,
    height: 22,
    borderRadius: 11,
    border: 2,
    borderColor: 'text.secondary',
    cursor: 'inherit',
    '&::before': {
      content: '""',
      display: 'block',
      width: 12,
      height: 12,
      m: '3px',
      borderRadius: '50%',
      bgcolor: 'text.secondary',
    },
    '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&:checked::before': { ml: '19px', bgcolor: 'primary.contrastText' },
    '&:disabled': { opacity: 0.5 },
  },
  '&:has(:disabled)': { cursor: 'default', color: 'text.secondary' },
} as const

interface SelectFieldProps extends Omit<InputProps<string | number>, 'onChange'> {
  onChange(value: string): void
  /** Its `MenuItem`s. */
  children: ReactNode
}

/** One of a few. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, help, value, onChange, error, disabled = false, children } = props
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </TextField>
  )
}

/** One of a few values, by their French labels; one that is none of them is shown as it is. */
export function ChoiceInput({
  field: { choices = {} },
  ...props
}: InputProps<string> & { field: Pick<DescribedField, 'choices'> }) {
  const { value } = props
  return (
    <SelectField {...props}>
      {Object.hasOwn(choices, value) ? null : (
        <MenuItem value={value}>{value ? `« ${value} »` : '—'}</MenuItem>
      )}
      {Object.entries(choices).map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </SelectField>
  )
}
