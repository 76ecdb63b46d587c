import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { durationSeconds } from '#base/kit/time/duration.ts'
import type { InputProps } from './input-props.ts'

/** Minutes and seconds; the value is ISO 8601, empty for none. */
export function DurationInput({
  label,
  help,
  value,
  onChange,
  error,
  disabled,
}: InputProps<string>) {
  const [typed, setTyped] = useState(() => clockOf(value))
  const isWrong = typed !== '' && durationOf(typed) === ''
  const fault = isWrong ? 'Minutes et secondes : 1:05.' : error
  return (
    <TextField
      fullWidth
      label={label}
      value={typed}
      disabled={disabled ?? false}
      error={Boolean(fault)}
      helperText={fault || help || 'Minutes et secondes, par exemple 1:05'}
      onChange={({ target }) => {
        setTyped(target.value)
        const duration = durationOf(target.value)
        if (duration !== '' || target.value === '') onChange(duration)
      }}
    />
  )
}

function clockOf(duration: string): string {
  const seconds = durationSeconds(duration)
  return seconds === 0 ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function durationOf(typed: string): string {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? []
  if (minutes === undefined || seconds === undefined) return ''
  const whole = Number(minutes) > 0 ? `${Number(minutes)}M` : ''
  return `PT${whole}${Number(seconds)}S`
}
