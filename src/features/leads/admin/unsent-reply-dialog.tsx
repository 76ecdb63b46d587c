import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'

interface UnsentReplyDialogProps {
  /** Sends it and marks the request as dealt with; `null` where that can't be done from here. */
  onSend: (() => void) | null
  onTreat(): void
  onClose(): void
}

/** Asks what becomes of an answer that was begun, before its request is marked as dealt with. */
export const UnsentReplyDialog = ({ onSend, onTreat, onClose }: UnsentReplyDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="unsent-title">
    <DialogTitle id="unsent-title">Votre réponse n’a pas été envoyée</DialogTitle>
    <DialogContent>
      <Typography>
        Vous avez commencé une réponse à la personne. Elle reste dans la demande tant que cet onglet
        est ouvert.
      </Typography>
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      <Button onClick={onClose}>Annuler</Button>
      <Button
        onClick={() => {
          onTreat()
          onClose()
        }}
      >
        Traiter sans répondre
      </Button>
      {onSend ? (
        <Button
          variant="contained"
          onClick={() => {
            onSend()
            onClose()
          }}
        >
          Envoyer
        </Button>
      ) : null}
    </DialogActions>
  </Dialog>
)
