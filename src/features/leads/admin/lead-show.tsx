import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Button, LinearProgress, Stack } from '@mui/material'
import { Show, useShowContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { HandlingCard } from './handling-card.tsx'
import { KeptCard } from './kept-card.tsx'
import type { ShownLead } from './lead.ts'
import { NotesCard } from './notes-card.tsx'
import { RequestCard } from './request-card.tsx'

/** One request: what was asked, what was done about it. */
export const LeadShow = () => (
  <Show title="Demande" component="div" actions={false}>
    <LeadCards />
  </Show>
)

function LeadCards() {
  const { record } = useShowContext<ShownLead>()
  if (!record) return <LinearProgress aria-label="Ouverture de la demande" />
  return (
    <>
      <Button component={RouterLink} to="/admin/leads" startIcon={<BackIcon />}>
        Toutes les demandes
      </Button>
      <Stack
        direction={{ xs: 'column', lg: 'row' }}
        spacing={3}
        sx={{ mt: 2, alignItems: 'start' }}
      >
        <Stack spacing={3} sx={{ flex: 2, width: '100%' }}>
          <RequestCard lead={record} />
          <NotesCard lead={record} />
        </Stack>
        <Stack spacing={3} sx={{ flex: 1, width: '100%' }}>
          <HandlingCard lead={record} />
          <KeptCard lead={record} />
        </Stack>
      </Stack>
    </>
  )
}
