import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { leads } from '../contract/leads.ts'

interface UnsentReplyDialogProps {
  /** Sends it and marks the request as dealt with; `null` where that can't be done from here. */
  onSend: (() => void) | null
  /** The same, where no mail leaves, for an answer that its author has sent by their own. */
  onByHand(): void
  onTreat(): void
  onClose(): void
}

/** Asks what becomes of an answer that was begun, before its request is marked as dealt with. */
export function UnsentReplyDialog(props: UnsentReplyDialogProps) {
  const { onSend, onByHand, onTreat, onClose } = props
  const sendsMail = useCall(leads.replyModels).data?.sendsMail ?? true
  const closing = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="unsent-title">
      <DialogTitle id="unsent-title">Votre réponse n’a pas été envoyée</DialogTitle>
      <DialogContent>
        <Typography>
          Vous avez commencé une réponse à la personne. Elle reste dans la demande tant que cet
          onglet est ouvert.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>Annuler</Button>
        <Button onClick={closing(onTreat)}>Traiter sans répondre</Button>
        {sendsMail ? null : (
          <Button variant="contained" onClick={closing(onByHand)}>
            Je l’ai envoyée depuis ma messagerie
          </Button>
        )}
        {onSend ? (
          <Button variant="contained" onClick={closing(onSend)}>
            Envoyer
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}
