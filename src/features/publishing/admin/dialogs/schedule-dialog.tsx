import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { Schedule, ScheduledAction } from '#base/core/document.ts'
import { parisTime, saidInParis } from '#base/kit/time/paris-time.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { DocumentDialogProps } from '../document-editing.ts'

/** Chooses when the draft goes live, or the document off the site, by the clocks of Paris. */
export function ScheduleDialog({ editing, onClose }: DocumentDialogProps) {
  const { document, isLive, calls, params } = editing
  const { mutateAsync: plan } = useAct(calls.schedule)
  const { mutateAsync: cancel } = useAct(calls.unschedule)
  const { the } = editing.words
  const canPublish = document !== null && (document.isDraft || !isLive)
  const [action, setAction] = useState<ScheduledAction>(
    canPublish || document?.stays ? 'publish' : 'unpublish',
  )
  const [local, setLocal] = useState('')
  const [fault, setFault] = useState('')
  if (!document) return null
  const { schedules } = document
  const when = parisTime(local)

  const send = async (work: () => Promise<{ told: string } | void>) => {
    try {
      if (!(await editing.saveNow())) return onClose()
      const done = await work()
      await editing.refresh(done?.told)
      onClose()
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setFault(cause.message)
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">Programmer</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <ActionChoice
            value={action}
            the={the}
            canPublish={canPublish}
            canUnpublish={!document.stays}
            onChange={setAction}
          />
          <TextField
            type="datetime-local"
            label="Date et heure (Paris)"
            value={local}
            onChange={({ target }) => setLocal(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {when ? (
            <Typography variant="body2">
              {saidInParis(when.instant)}
              {when.isSkipped
                ? ' : les horloges avancent, l’heure choisie n’existe pas ce jour-là.'
                : ''}
            </Typography>
          ) : null}
          {fault ? <Alert severity="error">{fault}</Alert> : null}
          {schedules.map((planned) => (
            <PlannedAlert
              key={planned.action}
              planned={planned}
              onCancel={() =>
                void send(() => cancel({ params: { ...params, action: planned.action } }))
              }
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        <Button
          variant="contained"
          disabled={when === null || (action === 'publish' && !canPublish)}
          onClick={() =>
            void send(() => plan({ params, body: { action, at: local, base: editing.base() } }))
          }
        >
          Programmer
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ActionChoiceProps {
  value: ScheduledAction
  the: string
  canPublish: boolean
  canUnpublish: boolean
  onChange(action: ScheduledAction): void
}

const ActionChoice = ({ value, the, canPublish, canUnpublish, onChange }: ActionChoiceProps) => (
  <RadioGroup
    aria-label="Ce qui se passera"
    value={value}
    onChange={(_event, chosen) => onChange(chosen === 'publish' ? 'publish' : 'unpublish')}
  >
    <FormControlLabel
      value="publish"
      disabled={!canPublish}
      control={<Radio />}
      label="Mettre ce brouillon en ligne"
    />
    {canUnpublish ? (
      <FormControlLabel value="unpublish" control={<Radio />} label={`Retirer ${the} du site`} />
    ) : null}
  </RadioGroup>
)

interface PlannedAlertProps {
  planned: Schedule
  onCancel(): void
}

const PlannedAlert = ({ planned, onCancel }: PlannedAlertProps) => (
  <Alert
    severity={planned.error ? 'error' : 'info'}
    action={
      <Button color="inherit" size="small" onClick={onCancel}>
        Annuler {planned.action === 'publish' ? 'la mise en ligne' : 'le retrait'}
      </Button>
    }
  >
    {planned.action === 'publish' ? 'Mise en ligne' : 'Retrait'} le {saidInParis(planned.due)}
  </Alert>
)
