import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Button, LinearProgress, Stack } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link as RouterLink, useParams } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall, useLost } from '#framework/admin/shell/use-call.ts'
import { leads, type ShownLead } from '../contract/leads.ts'
import { AnswersCard } from './answers-card.tsx'
import { HandlingCard } from './handling-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { RequestCard } from './request-card.tsx'
import { useReply } from './use-reply.ts'

/** Whoever opens a request has read it, if they deal with requests. */
function useRead(lead: ShownLead | undefined): void {
  const may = useMay()('leads.write')
  const { mutate } = useAct(leads.read)
  const read = useRef(0)
  const id = lead?.id
  const isUnread = lead?.opened_at === ''
  useEffect(() => {
    // Once for each opening: who marks it as unread again here means it.
    if (!may || !isUnread || id === undefined || id === read.current) return
    read.current = id
    mutate({ params: { id }, body: { isRead: true } })
  }, [may, isUnread, id, mutate])
}

/** One request: what was asked, what was done about it. */
export function LeadShow() {
  const id = Number(useParams()['id'])
  const { data: lead, error } = useCall(leads.one, { params: { id } })
  useLost(lead === undefined && error !== null, '/leads')
  useRead(lead)
  return (
    <>
      <Title title="Demande" />
      {lead === undefined ? (
        <LinearProgress aria-label="Ouverture de la demande" />
      ) : (
        <>
          <Button component={RouterLink} to="/leads" startIcon={<BackIcon />}>
            Toutes les demandes
          </Button>
          <Opened key={lead.id} lead={lead} />
        </>
      )}
    </>
  )
}

function Opened({ lead }: { lead: ShownLead }) {
  const reply = useReply(lead)
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} spacing={3} sx={{ mt: 2, alignItems: 'start' }}>
      <Stack spacing={3} sx={{ flex: 2, width: '100%' }}>
        <RequestCard lead={lead} />
        <AnswersCard lead={lead} reply={reply} />
        <NotesCard lead={lead} />
      </Stack>
      <Stack spacing={3} sx={{ flex: 1, width: '100%' }}>
        <HandlingCard lead={lead} reply={reply} />
        <RetentionCard lead={lead} />
      </Stack>
    </Stack>
  )
}
