import { Alert, LinearProgress, Stack } from '@mui/material'
import { Title } from '#framework/admin/shell/title.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { ownAccountCalls } from '../../contract/own-account.ts'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** One's own account: name, password, second factor, open sessions. */
export function MyAccount() {
  const { data: account, error } = useCall(ownAccountCalls.read)
  return (
    <>
      <Title title="Mon compte" />
      {account === undefined &&
        (error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <LinearProgress aria-label="Chargement du compte" />
        ))}
      {account && (
        <Stack sx={{ gap: 2.5, maxWidth: 760 }}>
          <NameSection account={account} />
          <PasswordSection email={account.email} />
          <SecondFactorSection account={account} />
          <SessionsSection />
        </Stack>
      )}
    </>
  )
}
