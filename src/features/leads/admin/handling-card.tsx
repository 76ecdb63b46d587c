import { Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useAdmin, useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { type LeadChange, leads, type ShownLead } from '../contract/leads.ts'
import { STATUS_WORDS } from './lead.ts'
import { useChange } from './use-change.ts'
import { UnsentReplyDialog } from './unsent-reply-dialog.tsx'
import { usePeople } from './use-people.ts'
import { isReplyBegun, type Reply } from './use-reply.ts'

/** Who deals with a request, and how far they are. */
export function HandlingCard({ lead, reply }: { lead: ShownLead; reply: Reply }) {
  const may = useMay()
  const change = useChange()
  const { mutateAsync } = useAct(leads.change)
  const update = (body: LeadChange, message: string) =>
    void change(() => mutateAsync({ params: { id: lead.id }, body }), message)
  if (!may('leads.write')) return null
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2">
          Suivi
        </Typography>
        <Typography sx={{ mb: 2 }}>{STATUS_WORDS[lead.status]}</Typography>
        <Stack spacing={1.5}>
          {lead.status === 'quarantine' ? (
            <Button
              variant="contained"
              onClick={() => update({ status: 'new' }, 'Demande sortie de quarantaine.')}
            >
              Ce n’est pas un indésirable
            </Button>
          ) : (
            <>
              <Assignment lead={lead} onChange={update} />
              {lead.status === 'done' ? (
                <Button
                  variant="outlined"
                  onClick={() => update({ status: 'in-progress' }, 'Demande rouverte.')}
                >
                  Rouvrir
                </Button>
              ) : (
                <Treat
                  lead={lead}
                  reply={reply}
                  onTreat={() => update({ status: 'done' }, 'Demande traitée.')}
                />
              )}
              <Button
                onClick={() => update({ status: 'quarantine' }, 'Demande mise en quarantaine.')}
              >
                C’est un indésirable
              </Button>
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}

interface TreatProps {
  lead: ShownLead
  reply: Reply
  onTreat(): void
}

/** Marks it as dealt with; of an answer that was begun it asks first. */
function Treat({ lead, reply, onTreat }: TreatProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        onClick={() => (isReplyBegun([lead.id]) ? setAsking(true) : onTreat())}
      >
        Marquer comme traitée
      </Button>
      {isAsking ? (
        <UnsentReplyDialog
          onSend={reply.sendsMail && !reply.isStill ? () => reply.send(true) : null}
          onByHand={reply.noteByHand}
          onTreat={onTreat}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

interface AssignmentProps {
  lead: ShownLead
  onChange(body: LeadChange, message: string): void
}

/** Who deals with it. */
function Assignment({ lead, onChange }: AssignmentProps) {
  const { user } = useAdmin()
  const known = usePeople()
  const former = known.some(({ id }) => id === lead.assigned_to)
    ? []
    : [{ id: lead.assigned_to, name: lead.assigned_name }].filter(({ id }) => id !== '')
  const assign = (id: string) =>
    id === ''
      ? onChange({ assigned_to: '' }, 'Plus personne ne suit cette demande.')
      : onChange({ assigned_to: id }, 'La demande est attribuée.')
  return (
    <>
      <TextField
        select
        size="small"
        label="Suivie par"
        value={lead.assigned_to}
        onChange={(event) => assign(event.target.value)}
      >
        <MenuItem value="">Personne</MenuItem>
        {[...known, ...former].map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {lead.assigned_to === user.id ? null : (
        <Button variant="outlined" onClick={() => assign(user.id)}>
          Je m’en occupe
        </Button>
      )}
    </>
  )
}
