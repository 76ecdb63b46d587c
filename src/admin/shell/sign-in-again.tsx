import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { SignInForm } from '../accounts/sign-in-form.tsx'
import { type AdminContext, useAdmin } from '../context.tsx'
import { callOnce, whenSessionEnds } from '../http.ts'

type Done = (isSignedIn: boolean) => void

/**
 * A session that ends while somebody works: they sign in over the screen, which stays as it is, and
 * the call that found it out is made again. All calls of that time wait for the one dialog.
 */
export function SignInAgain() {
  const { user } = useAdmin()
  const [waiting, setWaiting] = useState<readonly Done[]>([])
  useEffect(
    () =>
      whenSessionEnds(
        () => new Promise<boolean>((done) => setWaiting((others) => [...others, done])),
      ),
    [],
  )
  const end = (isSignedIn: boolean) => {
    for (const done of waiting) done(isSignedIn)
    setWaiting([])
  }
  const signedIn = async () => {
    const context = await callOnce<AdminContext>('GET', '/context').catch(() => null)
    // The screen holds another person's work and rights.
    if (context?.user.id !== user.id) location.reload()
    else end(true)
  }
  return (
    <Dialog open={waiting.length > 0} maxWidth="xs" fullWidth aria-labelledby="session-ended">
      <DialogTitle id="session-ended">Votre session est terminée</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Reconnectez-vous pour continuer : ce que vous avez saisi est encore là.
        </Typography>
        {waiting.length > 0 && <SignInForm email={user.email} onSignedIn={() => void signedIn()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => end(false)}>Plus tard</Button>
      </DialogActions>
    </Dialog>
  )
}
