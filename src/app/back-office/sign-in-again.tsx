import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { SignInForm } from '#features/accounts/admin/sign-in-form.tsx'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { useNeed } from '#framework/admin/shell/use-need.ts'

/**
 * A session that ends while somebody works: they sign in over the screen, which stays as it is, and
 * the call that found it out is made again.
 */
export function SignInAgain() {
  const { user } = useAdmin()
  const { isAsked, given, givenUp } = useNeed('sign-in')
  return (
    <Dialog open={isAsked} maxWidth="xs" fullWidth aria-labelledby="session-ended">
      <DialogTitle id="session-ended">Votre session est terminée</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Reconnectez-vous pour continuer : ce que vous avez saisi est encore là.
        </Typography>
        {isAsked && <SignInForm email={user.email} onSignedIn={() => void given()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={givenUp}>Plus tard</Button>
      </DialogActions>
    </Dialog>
  )
}
