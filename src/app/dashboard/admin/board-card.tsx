import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Card, Link, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { counted } from './counted.ts'

interface BoardCardProps {
  title: string
  /** Where something can be done about it. */
  action?: { label: string; to: string }
  children: ReactNode
}

/** One subject of the board. */
export function BoardCard({ title, action, children }: BoardCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
        <Typography component="h2" variant="h3" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action && (
          <Link component={RouterLink} to={`${action.to}`} variant="body2">
            {action.label}
          </Link>
        )}
      </Box>
      {children}
    </Card>
  )
}

/** Nothing to do here. */
export const AllWell = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
    <CalmIcon fontSize="small" color="success" sx={{ mt: '3px' }} />
    <span>{children}</span>
  </Typography>
)

interface LineProps {
  /** Below `/admin`; absent when there is nothing to open. */
  to?: string
  name: string
  detail: string
  isGrave?: boolean
}

/** One thing of a card, with what is to be known of it. */
export const Line = ({ to, name, detail, isGrave = false }: LineProps) => (
  <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
    {to === undefined ? (
      name
    ) : (
      <Link component={RouterLink} to={`${to}`}>
        {name}
      </Link>
    )}
    <Typography variant="body2" color={isGrave ? 'error' : 'textSecondary'}>
      {detail}
    </Typography>
  </Box>
)

export const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

/** How many more there are, if any. */
export const More = ({ count, words: [one, many] }: { count: number; words: [string, string] }) =>
  count > 0 && (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      et {counted(count, one, many)}
    </Typography>
  )
