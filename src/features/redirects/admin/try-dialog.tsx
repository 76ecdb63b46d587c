import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { redirects, type TriedAddress } from '../contract/redirects.ts'
import { Refused, request } from '#framework/admin/shell/http.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'

const ENDS: Readonly<
  Record<TriedAddress['end'], { severity: 'success' | 'info' | 'error'; text: string }>
> = {
  page: { severity: 'success', text: 'Le visiteur arrive sur une page du site.' },
  'sign-in': { severity: 'info', text: 'Le visiteur doit se connecter.' },
  elsewhere: { severity: 'info', text: 'Le visiteur est envoyé sur un autre site.' },
  file: { severity: 'info', text: 'Le visiteur reçoit un fichier, s’il existe.' },
  lost: { severity: 'error', text: 'Le visiteur voit la page « introuvable ».' },
  circle: { severity: 'error', text: 'Le visiteur tourne en rond.' },
}

/** « Essayer une adresse »: where it leads, and by which rule. */
export function TryDialog({ onClose }: { onClose(): void }) {
  const [address, setAddress] = useState('')
  const [way, setWay] = useState<TriedAddress | null>(null)
  const [refusal, setRefusal] = useState('')
  const attempt = async () => {
    setRefusal('')
    try {
      setWay(await request(redirects.try, { query: { address } }))
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setWay(null)
      setRefusal(cause.message)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="try-title" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt()
        }}
      >
        <DialogTitle id="try-title">Essayer une adresse</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusFirst}
            label="Adresse"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            error={refusal !== ''}
            helperText={refusal || 'Comme un visiteur la saisit : /ancienne-page'}
          />
          <Box aria-live="polite">
            {way ? (
              <>
                <Box component="ol" sx={{ pl: 3 }}>
                  {way.steps.map(({ address: step, rule }, place) => (
                    <Box component="li" key={`${place} ${step}`} sx={{ mb: 1 }}>
                      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                        {step}
                      </Typography>
                      <Typography variant="body2" color="textSecondary">
                        {rule}
                      </Typography>
                    </Box>
                  ))}
                </Box>
                <Alert severity={ENDS[way.end].severity}>{ENDS[way.end].text}</Alert>
              </>
            ) : null}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          <Button type="submit" variant="contained" disabled={address.trim() === ''}>
            Essayer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
