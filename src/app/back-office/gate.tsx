import {
  Button,
  LinearProgress,
  Typography,
  Dialog,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { AdminContextProvider } from '#framework/admin/shell/context.tsx'
import { ACCESS } from '#framework/admin/shell/configuration.ts'
import { SitesPage } from './sites-page.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { NoBackOffice } from '#framework/admin/shell/no-back-office.tsx'
import { SignedOutPage } from '#framework/admin/shell/signed-out-page.tsx'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { session } from '#framework/api/session-calls.ts'
import { ConfirmForm } from '#features/accounts/admin/confirm-form.tsx'
import { useNeed } from '#framework/admin/shell/use-need.ts'

/** Who is signed in sees the screens; a document of anybody else is the door's (app/http/admin-document.ts). */
export function Gate({ children }: { children: ReactNode }) {
  if (ACCESS === 'site') return <NoBackOffice />
  if (ACCESS === 'sites') return <SitesPage />
  return <Inside>{children}</Inside>
}

function Inside({ children }: { children: ReactNode }) {
  // Read once: whoever signs in anew elsewhere must not take over a screen of somebody else's work.
  const { data, error, refetch } = useOpened(session.context)
  if (data) {
    return (
      <AdminContextProvider value={data}>
        <SignInAgain />
        <ConfirmAgain />
        {children}
      </AdminContextProvider>
    )
  }
  if (error === null) return <LinearProgress aria-label="Ouverture du back-office" />
  if (error.status === 401) return <ToTheDoor />
  if (error.status === 403) return <NoBackOffice />
  return (
    <SignedOutPage title="Le back-office ne répond pas">
      <Typography sx={{ mb: 3 }}>{error.message}</Typography>
      <Button variant="contained" onClick={() => void refetch()}>
        Réessayer
      </Button>
    </SignedOutPage>
  )
}

/** The session ended since the document was made: its address leads to the door, and back. */
function ToTheDoor() {
  useEffect(() => location.reload(), [])
  return <LinearProgress aria-label="Ouverture de la page de connexion" />
}

/**
 * What matters most is asked with the password again, and with the code where one is set; then the call
 * that asked for it is made again. So does a document whose session was changed in another tab.
 */
function ConfirmAgain() {
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
