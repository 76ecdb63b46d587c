import { Box } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'

/** A part of a screen with an address of its own. */
export interface Section {
  /** Below `/admin`. */
  path: string
  label: string
}

/** Links to the parts of a screen; the one that is shown is told. */
export function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
  const current = useSection(sections)
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}>
        {sections.map(({ path, label: words }) => (
          <li key={path}>
            <Box
              component={Link}
              to={`${path}`}
              aria-current={path === current ? 'page' : undefined}
              sx={LINK}
            >
              {fr(words)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const LINK = {
  display: 'block',
  px: 2,
  py: 1.25,
  mb: '-1px',
  borderBottom: 3,
  borderColor: 'transparent',
  color: 'text.secondary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
}

/** The section of the address; the first when it is none of them. */
export function useSection(sections: readonly Section[]): string {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/, '')
  return (sections.find((section) => section.path === path) ?? sections[0])?.path ?? ''
}
