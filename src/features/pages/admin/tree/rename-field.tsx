import { TextField } from '@mui/material'
import { useState } from 'react'
import { focusFirst } from '#framework/admin/focus-first.ts'

interface RenameFieldProps {
  name: string
  onDone(name: string | null): void
}

/** The name of a page, written in place: Enter keeps it, Escape gives it up. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [written, setWritten] = useState(name)
  const finish = () =>
    onDone(written.trim() === '' || written.trim() === name ? null : written.trim())
  return (
    <TextField
      size="small"
      margin="none"
      inputRef={focusFirst}
      fullWidth={false}
      value={written}
      onChange={({ target }) => setWritten(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={finish}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onDone(null)
      }}
      slotProps={{
        htmlInput: { 'aria-label': `Nouveau nom de la page « ${name} »`, maxLength: 200 },
      }}
      sx={{ minWidth: 280 }}
    />
  )
}
