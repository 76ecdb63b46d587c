import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { DraftShare } from '#base/core/page/page-draft.ts'
import { call, Refused } from '#framework/admin/shell/http.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { DraftDialogProps } from './draft-editing.ts'

/** Secret links that show the draft to somebody without an account. */
export function ShareDialog({ draft, onClose }: DraftDialogProps) {
  const [url, setUrl] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [fault, setFault] = useState('')
  const shown = draft.draft
  if (!shown) return null
  const path = `/pages/${shown.page.id}/${shown.page.lang}/shares`

  const send = async (work: () => Promise<void>) => {
    setFault('')
    try {
      await work()
      await draft.refresh()
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setFault(cause.message)
    }
  }
  const make = () =>
    send(async () => {
      if (!(await draft.saveNow())) return
      const made = await call<{ url: string }>('POST', path, {})
      setUrl(made.url)
      setCopied(false)
    })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">Partager le brouillon</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Qui a ce lien voit la page comme elle sera, sans compte. Il suit le brouillon, s’ouvre
            pendant 14 jours et se retire à tout moment. Les moteurs de recherche ne le voient pas.
          </Typography>
          {fault ? <Alert severity="error">{fault}</Alert> : null}
          {url ? (
            <Stack direction="row" spacing={1}>
              <TextField
                label="Lien secret"
                value={url}
                fullWidth
                helperText="Copiez-le maintenant : il n’est plus montré ensuite."
                slotProps={{ htmlInput: { readOnly: true } }}
                onFocus={({ target }) => target.select()}
              />
              <Button onClick={() => void copy()} sx={{ alignSelf: 'flex-start', mt: 1 }}>
                {isCopied ? 'Copié' : 'Copier'}
              </Button>
            </Stack>
          ) : (
            <Button
              variant="contained"
              onClick={() => void make()}
              sx={{ alignSelf: 'flex-start' }}
            >
              Créer un lien
            </Button>
          )}
          {shown.shares.length > 0 ? (
            <OpenLinks
              shares={shown.shares}
              onRemove={(id) => void send(() => call('DELETE', `${path}/${id}`))}
            />
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

interface OpenLinksProps {
  shares: readonly DraftShare[]
  onRemove(id: DraftShare['id']): void
}

const OpenLinks = ({ shares, onRemove }: OpenLinksProps) => (
  <List dense aria-label="Liens ouverts">
    {shares.map(({ id, by, at, until }) => (
      <ListItem
        key={id}
        disableGutters
        secondaryAction={
          <Button
            size="small"
            color="error"
            aria-label={`Retirer le lien créé par ${by.name} le ${dateOf(at)}`}
            onClick={() => onRemove(id)}
          >
            Retirer
          </Button>
        }
      >
        <ListItemText
          primary={`Créé par ${by.name} le ${dateOf(at)}`}
          secondary={`S’ouvre jusqu’au ${dateOf(until)}`}
        />
      </ListItem>
    ))}
  </List>
)
