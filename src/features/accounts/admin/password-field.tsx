import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, type RefObject, useState } from 'react'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** `new-password` lets the browser propose one. */
  autoComplete: 'current-password' | 'new-password'
  name?: string
  help?: string
  error?: string
  disabled?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A password that can be looked at, and that says when the capitals are locked. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  name = 'password',
  help = '',
  error = '',
  disabled = false,
  inputRef,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapitals, setCapitals] = useState(false)
  const look = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  const said = error || (hasCapitals ? 'Les majuscules sont verrouillées.' : help)
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapitals(false)}
      autoComplete={autoComplete}
      disabled={disabled}
      error={error !== ''}
      helperText={said}
      {...(inputRef ? { inputRef } : {})}
      slotProps={{
        formHelperText: { 'aria-live': 'polite' },
        htmlInput: { required: true, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                onClick={() => setShown(!isShown)}
                aria-label={isShown ? 'Cacher le mot de passe' : 'Montrer le mot de passe'}
                aria-pressed={isShown}
                edge="end"
              >
                {isShown ? <HideIcon /> : <ShowIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
