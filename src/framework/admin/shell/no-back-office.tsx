import { Box, Button, Typography } from '@mui/material'
import { call } from './http.ts'
import { IMPERSONATING } from './configuration.ts'
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
        <Leave path="/auth/stop-impersonating" label="Reprendre ma session" />
      ) : (
        <Leave path="/auth/sign-out" label="Changer de compte" />
      )}
    </Box>
  </SignedOutPage>
)

const Leave = ({ path, label }: { path: string; label: string }) => (
  <Button onClick={() => void call('POST', path).then(() => location.assign('/admin'))}>
    {label}
  </Button>
)
