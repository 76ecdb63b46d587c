import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { parisTime, typedInParis } from '#base/kit/time/paris-time.ts'
import type { InputProps } from './input-props.ts'

/** A day and an hour in Paris; the value is an instant, empty for none. */
export function InstantInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
}: InputProps<string>) {
  const shown = value === '' ? '' : typedInParis(value)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      fullWidth
      type="datetime-local"
      label={label}
      value={typed ?? shown}
      error={Boolean(error)}
      helperText={error || help}
      disabled={disabled ?? false}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '') onChange('')
        else {
          const time = parisTime(target.value)
          if (time) onChange(time.instant)
        }
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
