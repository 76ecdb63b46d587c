import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { InputProps } from './input-props.ts'

/** A key or a token: never shown, only replaced or removed. Its value is whether there is one, or what is typed. */
export function SecretInput(props: InputProps<boolean | string>) {
  const { label, help, value, onChange, error, disabled = false } = props
  const isSet = value === true
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  const typed = typeof value === 'string' ? value : null
  if (!isOpen && typed === null) {
    return (
      <Box sx={{ my: 1 }}>
        <Typography>
          {fr(`${label} : `)}
          <strong>{isSet ? 'défini' : 'non défini'}</strong>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={disabled}
            aria-label={fr(`${isSet ? 'Remplacer' : 'Définir'} : ${label}`)}
            onClick={() => setOpen(true)}
          >
            {isSet ? 'Remplacer' : 'Définir'}
          </Button>
          {isSet ? (
            <Button
              size="small"
              disabled={disabled}
              aria-label={fr(`Retirer : ${label}`)}
              onClick={() => onChange('')}
            >
              Retirer
            </Button>
          ) : null}
        </Box>
      </Box>
    )
  }
  if (typed === '' && !isOpen) {
    return (
      <Typography sx={{ my: 1 }}>{fr(`${label} : sera retiré à l’enregistrement.`)}</Typography>
    )
  }
  return (
    <TextField
      inputRef={input}
      type="password"
      autoComplete="off"
      label={label}
      value={typed ?? ''}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error || 'Enregistrez pour le remplacer ; il ne sera plus montré.'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
