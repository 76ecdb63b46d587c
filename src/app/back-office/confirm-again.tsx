import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { ConfirmForm } from '#features/accounts/admin/confirm-form.tsx'
import { useNeed } from '#framework/admin/shell/use-need.ts'

/**
 * What matters most is asked with the password again, and with the code where one is set; then the call
 * that asked for it is made again. So does a document whose session was changed in another tab.
 */
export function ConfirmAgain() {
  const { isAsked, given, givenUp } = useNeed('confirmation')
  return (
    <Dialog
      open={isAsked}
      onClose={givenUp}
      maxWidth="xs"
      fullWidth
      aria-labelledby="confirm-again"
    >
      <DialogTitle id="confirm-again">Confirmez que c’est vous</DialogTitle>
      <DialogContent>
        {isAsked && <ConfirmForm onConfirmed={() => void given()} onGiveUp={givenUp} />}
      </DialogContent>
    </Dialog>
  )
}
