import { dateOf } from '#framework/admin/shell/dates.ts'
import { Button, Card, CardContent, Divider, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { leads, type ShownLead } from '../contract/leads.ts'

import { useChange } from './use-change.ts'

/** Why and until when a request is kept, and the way to erase it. */
export function RetentionCard({ lead }: { lead: ShownLead }) {
  const may = useMay()
  const change = useChange()
  const contact = useAct(leads.contact)
  const erase = useAct(leads.erase, 'none')
  const params = { id: lead.id }
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2">
          Conservation
        </Typography>
        <Typography variant="body2">{`Finalité : ${lead.purpose}`}</Typography>
        <Typography variant="body2" gutterBottom>
          {`Effacée d’elle-même le ${dateOf(lead.expires_at)}.`}
        </Typography>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {may('leads.write') ? (
            <Button
              size="small"
              onClick={() =>
                void change(
                  () => contact.mutateAsync({ params }),
                  'Échange noté : la durée repart d’aujourd’hui.',
                )
              }
            >
              Noter un échange aujourd’hui
            </Button>
          ) : null}
          {may('leads.erase') ? (
            <Button size="small" color="error" onClick={() => setAsking(true)}>
              Effacer cette demande…
            </Button>
          ) : null}
        </Stack>
        {isAsking ? (
          <Confirm
            title={`Effacer la demande n° ${lead.id} ?`}
            content="Ses réponses, ses notes et ses fichiers disparaissent. C’est définitif."
            action="Effacer"
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void change(
                () => erase.mutateAsync({ params }),
                'Demande effacée.',
                () => navigate('/leads'),
              )
            }}
          />
        ) : null}
        {lead.others.length > 0 ? (
          <>
            <Divider sx={{ my: 2 }} />
            <Typography variant="body2" gutterBottom>
              De la même personne
            </Typography>
            {lead.others.map(({ id, formTitle, received_at }) => (
              <div key={id}>
                <Link component={RouterLink} to={`/leads/${id}/show`}>
                  {`${formTitle}, le ${dateOf(received_at)}`}
                </Link>
              </div>
            ))}
          </>
        ) : null}
        <Divider sx={{ my: 2 }} />
        <Typography component="details" variant="body2">
          <summary>Le texte accepté</summary>
          {lead.consent.text}
        </Typography>
      </CardContent>
    </Card>
  )
}
