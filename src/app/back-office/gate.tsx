import {
  Button,
  LinearProgress,
  Typography,
  Dialog,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { SignInForm } from '#features/accounts/admin/sign-in-form.tsx'
import { AdminContextProvider } from '#framework/admin/shell/context.tsx'
import { ACCESS, DOOR } from '#framework/admin/shell/configuration.ts'
import { SitesPage } from './sites-page.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { NoBackOffice } from '#framework/admin/shell/no-back-office.tsx'
import { SignedOutPage } from '#framework/admin/shell/signed-out-page.tsx'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { session } from '#framework/api/session-calls.ts'
import { ForgotPage } from '#features/accounts/admin/forgot-page.tsx'
import { InvitationPage, ResetPage } from '#features/accounts/admin/link-page.tsx'
import { ConfirmForm } from '#features/accounts/admin/confirm-form.tsx'
import { useNeed } from '#framework/admin/shell/use-need.ts'

/** Screens of whoever is not signed in yet, by their address. */
const OPEN_PAGES: Readonly<Record<string, () => ReactNode>> = {
  [ACCOUNT_PATHS.forgot]: () => <ForgotPage />,
  [ACCOUNT_PATHS.reset]: () => <ResetPage />,
  [ACCOUNT_PATHS.invitation]: () => <InvitationPage />,
}

/** The door: who is signed in sees the screens, everybody else what they can do about it. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const open = OPEN_PAGES[pathname]
  const [access, setAccess] = useState(ACCESS)
  if (open) return open()
  if (access === 'site') return <NoBackOffice />
  if (access === 'sites') return <SitesPage />
  if (access === 'none') {
    // Before a site is chosen, the document itself knows of none.
    const goOn = () => (DOOR === 'staff' ? location.reload() : setAccess('back-office'))
    return <SignInPage onSignedIn={goOn} />
  }
  return <Inside>{children}</Inside>
}

const SignInPage = ({ onSignedIn }: { onSignedIn: () => void }) => (
  <SignedOutPage title="Connexion">
    <SignInForm onSignedIn={onSignedIn} />
  </SignedOutPage>
)

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
  if (error.status === 401) return <SignInPage onSignedIn={() => void refetch()} />
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
