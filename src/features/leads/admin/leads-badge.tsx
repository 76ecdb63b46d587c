import { Box, Chip } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { HIDDEN_TEXT } from '#framework/admin/shell/hidden-text.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { queryOf } from '#framework/admin/shell/use-call.ts'
import { leads } from '../contract/leads.ts'
import { AGAIN } from './lead.ts'

/** How many requests nobody has opened, asked each minute and when the window is come back to. */
export function useUnread(): number {
  const may = useMay()
  const { data } = useQuery({
    ...queryOf(leads.counts),
    enabled: may('leads.read'),
    refetchInterval: AGAIN,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}

/** The same, beside its entry in the menu. */
export function LeadsBadge(): ReactElement | null {
  const unread = useUnread()
  if (unread === 0) return null
  const label = (
    <>
      {unread}
      <Box component="span" sx={HIDDEN_TEXT}>
        {unread === 1 ? ' non lue' : ' non lues'}
      </Box>
    </>
  )
  return <Chip size="small" color="primary" component="span" label={label} />
}
