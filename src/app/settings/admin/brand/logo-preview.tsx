import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { SITE_ICON } from '#framework/admin/shell/configuration.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { Values } from '../forms/group-form.tsx'

/** The logo as it is chosen, on both grounds of the site; saving draws the icons again. */
export function LogoPreview({ values }: { values: Values }) {
  const { site } = useAdmin()
  const path = (name: string): string => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  const light = path('logo') || path('logo_square')
  const dark = path('logo_dark') || light
  return (
    <Box component="section" aria-label="Aperçu du logo" sx={{ mb: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' } }}>
        <Ground label="Sur fond clair" colour="#fbfaf7" ink="#16232e">
          <Logo src={light} name={site.name} />
        </Ground>
        <Ground label="Sur fond sombre" colour="#0a3639" ink="#ffffff">
          <Logo src={dark} name={site.name} />
        </Ground>
        <Ground label="Icône" colour="transparent" ink="inherit">
          <Box component="img" src={SITE_ICON} alt="" sx={{ width: 48, height: 48 }} />
        </Ground>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {fr(
          'Un logo qui se perdrait sur son fond y reçoit une plaque claire ou sombre. L’icône est celle du dernier enregistrement : rouvrez le back-office pour la revoir.',
        )}
      </Typography>
    </Box>
  )
}

interface GroundProps {
  label: string
  colour: string
  ink: string
  children: ReactNode
}

const Ground = ({ label, colour, ink, children }: GroundProps) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 96,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: colour,
        color: ink,
      }}
    >
      {children}
    </Box>
    <Typography component="figcaption" variant="caption" color="textSecondary">
      {label}
    </Typography>
  </Box>
)

const Logo = ({ src, name }: { src: string; name: string }) =>
  src === '' ? (
    <Typography sx={{ typography: 'h3', color: 'inherit' }}>{name}</Typography>
  ) : (
    <Box
      component="img"
      src={src}
      alt="Logo choisi"
      sx={{ maxHeight: 56, maxWidth: '100%', objectFit: 'contain' }}
    />
  )
