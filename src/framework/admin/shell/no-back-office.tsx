import { Box, Button, Typography } from '@mui/material'
import { session } from '#framework/api/session-calls.ts'
import { request } from './http.ts'
import { BASE, IMPERSONATING } from './configuration.ts'
import { SignedOutPage } from './signed-out-page.tsx'

/** A client has an account of the site, not of the back office. */
export const NoBackOffice = () => (
  <SignedOutPage title={IMPERSONATING ? 'Vous voyez le site comme un client' : 'Espace réservé'}>
    <Typography sx={{ mb: 3 }}>
      {IMPERSONATING
        ? 'Les pages de l’espace client s’ouvrent comme pour cette personne. Le back-office lui est fermé.'
        : 'Votre compte ouvre les pages de l’espace client du site. Le back-office, lui, est réservé aux personnes qui gèrent le site.'}
    </Typography>
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" href="/">
        Aller sur le site
      </Button>
      {IMPERSONATING ? (
        <Leave end={session.stopImpersonating} label="Reprendre ma session" />
      ) : (
        <Leave end={session.signOut} label="Changer de compte" />
      )}
    </Box>
  </SignedOutPage>
)

interface LeaveProps {
  end: typeof session.stopImpersonating | typeof session.signOut
  label: string
}

const Leave = ({ end, label }: LeaveProps) => (
  <Button onClick={() => void request(end).then(() => location.assign(BASE))}>{label}</Button>
)
