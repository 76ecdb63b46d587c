import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Button, LinearProgress, Stack } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { useCall, useLost } from '#framework/admin/shell/use-call.ts'
import { leads } from '../contract/leads.ts'
import { HandlingCard } from './handling-card.tsx'
import { KeptCard } from './kept-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { RequestCard } from './request-card.tsx'

/** One request: what was asked, what was done about it. */
export function LeadShow() {
  const id = Number(useParams()['id'])
  const { data: lead, error } = useCall(leads.one, { params: { id } })
  useLost(lead === undefined && error !== null, '/leads')
  return (
    <>
      <Title title="Demande" preferenceKey={false} />
      {lead === undefined ? (
        <LinearProgress aria-label="Ouverture de la demande" />
      ) : (
        <>
          <Button component={RouterLink} to="/leads" startIcon={<BackIcon />}>
            Toutes les demandes
          </Button>
          <Stack
            direction={{ xs: 'column', lg: 'row' }}
            spacing={3}
            sx={{ mt: 2, alignItems: 'start' }}
          >
            <Stack spacing={3} sx={{ flex: 2, width: '100%' }}>
              <RequestCard lead={lead} />
              <NotesCard lead={lead} />
            </Stack>
            <Stack spacing={3} sx={{ flex: 1, width: '100%' }}>
              <HandlingCard lead={lead} />
              <KeptCard lead={lead} />
            </Stack>
          </Stack>
        </>
      )}
    </>
  )
}
