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
} from '@mui/material'
import { useState } from 'react'
import type { Schedule, ScheduledAction } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { parisTime, formatInParis, typedInParis } from '#base/kit/time/paris-time.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { DocumentDialogProps } from '../document-editing.ts'

interface ScheduleDialogProps extends DocumentDialogProps {
  /** What the kind has to say of a publication planned at an instant, as a sentence; empty for nothing. */
  aboutDate: ((due: string) => string) | undefined
}

/** Chooses when the draft goes live, or the document off the site, by the clocks of Paris. */
export function ScheduleDialog({ editing, aboutDate, onClose }: ScheduleDialogProps) {
  const { document, isLive } = editing
  const { the } = editing.words
  const { fault, clear, send, planAll, cancel } = usePlanning(editing, onClose)
  const canPublish = document !== null && (document.isDraft || !isLive)
  const known = plannedOf(document)
  const [action, setAction] = useState<ScheduledAction>(
    document?.stays || (canPublish && (known.publish !== '' || known.unpublish === ''))
      ? 'publish'
      : 'unpublish',
  )
  const [moments, setMoments] = useState(known)
  if (!document) return null
  const canEnd = action === 'publish' && !document.stays
  const local = moments[action]
  const until = canEnd ? moments.unpublish : ''
  // What was refused is no longer what is asked.
  const setMoment = (of: ScheduledAction) => (value: string) => {
    clear()
    setMoments({ ...moments, [of]: value })
  }
  const choose = (chosen: ScheduledAction) => {
    clear()
    setAction(chosen)
  }
  const about = action === 'publish' ? aboutDate?.(parisTime(local)?.instant ?? '') : ''

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
            onChange={choose}
          />
          <Moment label="Date et heure (Paris)" value={local} onChange={setMoment(action)} />
          {about ? <Alert severity="info">{fr(about)}</Alert> : null}
          {canEnd ? (
            <Moment
              label="Retirer du site le (facultatif)"
              value={until}
              onChange={setMoment('unpublish')}
              fault={isBefore(until, local) ? 'Choisissez un moment après la mise en ligne.' : ''}
            />
          ) : null}
          {fault ? <Alert severity="error">{fault}</Alert> : null}
          {document.schedules.map((planned) => (
            <PlannedAlert
              key={planned.action}
              planned={planned}
              onCancel={() => void send(() => cancel(planned.action))}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        <Button
          variant="contained"
          disabled={
            parisTime(local) === null ||
            (action === 'publish' && !canPublish) ||
            (canEnd && isBefore(until, local))
          }
          onClick={() => void send(() => planAll(action, local, until))}
        >
          Programmer
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What is planned with a document, as the fields take it; empty for nothing. */
function plannedOf(
  document: DocumentDialogProps['editing']['document'],
): Record<ScheduledAction, string> {
  const due = (wanted: ScheduledAction) => {
    const planned = document?.schedules.find(
      ({ action, error }) => action === wanted && error === '',
    )
    return planned ? typedInParis(planned.due) : ''
  }
  return { publish: due('publish'), unpublish: due('unpublish') }
}

/** What is planned with a document; the dialog closes once it is. */
function usePlanning(
  editing: DocumentDialogProps['editing'],
  onClose: DocumentDialogProps['onClose'],
) {
  const { calls, params } = editing
  const { mutateAsync: plan } = useAct(calls.schedule)
  const { mutateAsync: cancel } = useAct(calls.unschedule)
  const [fault, setFault] = useState('')
  const planAt = (action: ScheduledAction, at: string) =>
    plan({ params, body: { action, at, base: editing.base() } })
  return {
    fault,
    clear: () => setFault(''),
    async planAll(action: ScheduledAction, local: string, until: string) {
      const known = plannedOf(editing.document)
      const planEnd = () => planAt('unpublish', until)
      if (until === '' || until === known.unpublish) return await planAt(action, local)
      // Of two moments that are put off, the later one makes room.
      if (until > known.unpublish && known.unpublish !== '') await planEnd()
      const done = await planAt(action, local)
      if (until < known.unpublish || known.unpublish === '') await planEnd()
      return done
    },
    cancel: (action: ScheduledAction) => cancel({ params: { ...params, action } }),
    async send(work: () => Promise<{ told: string } | void>) {
      try {
        if (!(await editing.saveNow())) return onClose()
        const done = await work()
        await editing.refresh(done?.told)
        onClose()
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        setFault(cause.message)
        // Of two moments the first may stand.
        await editing.refresh()
      }
    },
  }
}

const isBefore = (end: string, start: string): boolean => end !== '' && end <= start

interface MomentProps {
  label: string
  /** By the clocks of Paris, `2026-12-01T08:00`; empty for none. */
  value: string
  onChange(value: string): void
  fault?: string
}

function Moment({ label, value, onChange, fault = '' }: MomentProps) {
  const when = parisTime(value)
  const isSkipped = when?.isSkipped === true
  const said = when === null ? '' : formatInParis(when.instant)
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      error={fault !== ''}
      helperText={
        fault ||
        (isSkipped
          ? `${said} : les horloges avancent, l’heure choisie n’existe pas ce jour-là.`
          : said)
      }
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
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
    {planned.action === 'publish' ? 'Mise en ligne' : 'Retrait'} le {formatInParis(planned.due)}
  </Alert>
)
