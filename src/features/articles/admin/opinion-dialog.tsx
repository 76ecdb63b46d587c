import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { RichText } from '#framework/admin/inputs/rich-text/rich-text.tsx'
import { type ChoiceChange, OPINION_LIMITS } from '../contract/received.ts'

interface OpinionDialogProps {
  title: string
  opinion: ChoiceChange['opinion']
  save(opinion: ChoiceChange['opinion']): Promise<boolean>
  close(): void
}

/** « L’avis du cabinet » on one article. */
export function OpinionDialog({ title, opinion, save, close }: OpinionDialogProps) {
  const [html, setHtml] = useState(opinion?.html ?? '')
  const [signature, setSignature] = useState(opinion?.signature ?? '')
  const [isBusy, setBusy] = useState(false)
  const text = bounded(html, OPINION_LIMITS.html)
  const signed = bounded(signature, OPINION_LIMITS.signature, 'Vide : le nom du cabinet.')
  const send = async (next: ChoiceChange['opinion']) => {
    setBusy(true)
    if (await save(next)) close()
    else setBusy(false)
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="opinion-title">
      <DialogTitle id="opinion-title">L’avis du cabinet</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">
            {fr(`Il paraît au-dessus de l’article « ${title} », sous votre signature.`)}
          </Typography>
          <RichText
            label="Notre avis"
            value={html}
            onChange={setHtml}
            error={text.helperText}
            disabled={isBusy}
          />
          <TextField
            label="Signature"
            {...signed}
            value={signature}
            disabled={isBusy}
            onChange={({ target }) => setSignature(target.value)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        {opinion ? (
          <Button color="error" disabled={isBusy} onClick={() => void send(null)}>
            Retirer l’avis
          </Button>
        ) : null}
        <Button onClick={close}>Annuler</Button>
        <Button
          variant="contained"
          disabled={isBusy || html === '' || text.error || signed.error}
          onClick={() => void send({ html, signature })}
        >
          Publier l’avis
        </Button>
      </DialogActions>
    </Dialog>
  )
}
