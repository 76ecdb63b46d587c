import { Box, Card, Link, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { DOOR, SITE_NAME } from './configuration.ts'

/** A screen without menu: one card on paper, under the site's name. */
export function SignedOutPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = [title, SITE_NAME].filter(Boolean).join(' · ')
  }, [title])
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        px: 2,
        pt: { xs: 6, sm: '14vh' },
        pb: 6,
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Typography color="textSecondary" sx={{ mb: 1.5, textAlign: 'center' }}>
          {SITE_NAME || 'Back-office'}
        </Typography>
        <Card sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography component="h1" variant="h1" sx={{ mb: 2.5 }}>
            {title}
          </Typography>
          {children}
        </Card>
        {DOOR !== 'staff' && (
          <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
            <Link href="/">Retour au site</Link>
          </Typography>
        )}
      </Box>
    </Box>
  )
}
