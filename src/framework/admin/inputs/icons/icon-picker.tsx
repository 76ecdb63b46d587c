import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useState } from 'react'
import { focusFirst } from '../../focus-first.ts'
import { IconGrid } from './icon-grid.tsx'
import { choices, type FoundIcon } from '#framework/api/choice-calls.ts'
import { IconSymbol } from './icon-symbol.tsx'
import type { InputProps } from '../input-props.ts'
import { useCall } from '../../shell/use-call.ts'

/** One of the product's icons, by its name; empty for none. */
export function IconPicker({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
}: InputProps<string>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography id={`${id}-label`} component="span">
          {label}
        </Typography>
        <Button
          variant="outlined"
          disabled={disabled}
          onClick={() => setOpen(true)}
          startIcon={value ? <OneIcon name={value} /> : null}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-describedby={error || help ? `${id}-help` : undefined}
        >
          <span id={`${id}-value`}>{value || 'Choisir une icône…'}</span>
        </Button>
        {value ? (
          <Button
            disabled={disabled}
            onClick={() => onChange('')}
            aria-label={`${label} : retirer`}
          >
            Retirer
          </Button>
        ) : null}
      </Box>
      {error || help ? <FormHelperText id={`${id}-help`}>{error || help}</FormHelperText> : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm">
        <IconChoice
          value={value}
          close={() => setOpen(false)}
          choose={(name) => {
            onChange(name)
            setOpen(false)
          }}
        />
      </Dialog>
    </FormControl>
  )
}

function OneIcon({ name }: { name: string }) {
  const { data } = useCall(choices.icons, { query: { name } })
  const [icon] = data?.data ?? []
  return icon ? <IconSymbol icon={icon} /> : null
}

interface ChoiceProps {
  value: string
  choose(name: string): void
  close(): void
}

function IconChoice({ value, choose, close }: ChoiceProps) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const { data, error } = useCall(choices.icons, { query: { query: asked } })
  return (
    <>
      <DialogTitle>Choisir une icône</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={focusFirst}
          fullWidth
          margin="dense"
          label="Chercher"
          helperText="En français ou en anglais : maison, calendrier, people…"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Typography component="output" variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {error?.message ?? told(data)}
        </Typography>
        {data ? <IconGrid icons={data.data} value={value} choose={choose} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
      </DialogActions>
    </>
  )
}

function told(data: { data: FoundIcon[]; total: number } | undefined): string {
  if (data === undefined) return 'Recherche…'
  const { total } = data
  if (total === 0) return 'Aucune icône de ce nom : essayez un mot plus court.'
  const found = `${total} icône${total > 1 ? 's' : ''}`
  const shown = data.data.length
  return total > shown ? `${found} ; voici les ${shown} premières` : found
}
