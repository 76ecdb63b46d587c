import { Alert, LinearProgress, Stack } from '@mui/material'
import { Title } from 'react-admin'
import type { OwnAccount } from '#base/core/account.ts'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** One's own account: name, password, second factor, open sessions. */
export function MyAccount() {
  const answer = useAnswer<OwnAccount>('/auth/account')
  return (
    <>
      <Title title="Mon compte" preferenceKey={false} />
      {answer.state === 'loading' && <LinearProgress aria-label="Chargement du compte" />}
      {answer.state === 'failed' && <Alert severity="error">{answer.refusal.message}</Alert>}
      {answer.state === 'ready' && (
        <Stack sx={{ gap: 2.5, maxWidth: 760 }}>
          <NameSection account={answer.value} />
          <PasswordSection email={answer.value.email} />
          <SecondFactorSection account={answer.value} onChange={answer.reload} />
          <SessionsSection />
        </Stack>
      )}
    </>
  )
}
