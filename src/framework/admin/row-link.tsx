import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

/** The name in a row of a list, as a link: where a click anywhere in the row leads, keys lead too. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} to={to} color="inherit" underline="hover">
    {children}
  </Link>
)
