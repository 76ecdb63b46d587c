import { TextField } from '@mui/material'
import { useState } from 'react'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { NAME_LENGTH } from '../../rules/page-fields.ts'

interface RenameFieldProps {
  name: string
  onDone(name: string | null): void
}

/** The name of a page, written in place: Enter keeps it, Escape gives it up. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [written, setWritten] = useState(name)
  const finish = () => {
    if (written.length > NAME_LENGTH) return
    onDone(written.trim() === '' || written.trim() === name ? null : written.trim())
  }
  return (
    <TextField
      size="small"
      margin="none"
      inputRef={focusFirst}
      fullWidth={false}
      value={written}
      {...bounded(written, NAME_LENGTH)}
      onChange={({ target }) => setWritten(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={finish}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onDone(null)
      }}
      slotProps={{
        htmlInput: { 'aria-label': `Nouveau nom de la page « ${name} »` },
      }}
      sx={{ minWidth: 280 }}
    />
  )
}
