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
import type { ShareLink } from '#base/core/document.ts'
import { copyText } from '#framework/admin/copy-text.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { DocumentDialogProps } from '../document-editing.ts'

/** Secret links that show the draft to somebody without an account. */
export function ShareDialog({ editing, onClose }: DocumentDialogProps) {
  const [url, setUrl] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [fault, setFault] = useState('')
  const { document, calls, params } = editing
  const { mutateAsync: share } = useAct(calls.share)
  const { mutateAsync: unshare } = useAct(calls.unshare)
  if (!document) return null
  const { the, it } = editing.words

  const send = async (work: () => Promise<void>) => {
    setFault('')
    try {
      await work()
      await editing.refresh()
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setFault(cause.message)
    }
  }
  const make = () =>
    send(async () => {
      if (!(await editing.saveNow())) return
      const made = await share({ params, body: {} })
      setUrl(made.url)
      setCopied(false)
    })
  const copy = async () => {
    if (await copyText(url)) setCopied(true)
    else setFault('Le navigateur refuse de copier : sélectionnez le lien.')
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">Partager le brouillon</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Qui a ce lien voit {the} comme {it} sera, sans compte. Il suit le brouillon, s’ouvre
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
          {document.shares.length > 0 ? (
            <OpenLinks
              shares={document.shares}
              onRemove={(id) => void send(() => unshare({ params: { ...params, share: id } }))}
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
  shares: readonly ShareLink[]
  onRemove(id: ShareLink['id']): void
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
