import { Button, createTheme, CssBaseline, ThemeProvider, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { lightTheme } from './theme.ts'
import { FailedPage } from './failure.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

/** Outside of the back office nobody has chosen a theme yet. */
const Dressed = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={createTheme(lightTheme)}>
    <CssBaseline />
    {children}
  </ThemeProvider>
)

/** An address that is not of the back office, to which one of its links led. */
export const Elsewhere = () => (
  <Dressed>
    <SignedOutPage title="Page introuvable">
      <Typography sx={{ mb: 3 }}>
        Ce lien ne mène à aucun écran du back-office. Rien n’est perdu : ce qui était enregistré
        l’est toujours.
      </Typography>
      <Button variant="contained" href="/admin">
        Aller au tableau de bord
      </Button>
    </SignedOutPage>
  </Dressed>
)

/** What failed before any screen was drawn. */
export function FailedRoute() {
  const cause = useRouteError()
  return (
    <Dressed>
      <FailedPage error={cause instanceof Error ? cause : new Error(String(cause))} />
    </Dressed>
  )
}
