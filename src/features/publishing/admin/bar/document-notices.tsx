import { Alert, Box, Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import type { PublishRequest, ScheduledAction } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { ShowButton } from '../change-list.tsx'
import type { DocumentEditing, OpenConflict } from '../document-editing.ts'

const CompareDialog = lazy(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}))
const NoteDialog = lazy(async () => ({
  default: (await import('../note-dialog.tsx')).NoteDialog,
}))

interface NoticesProps {
  editing: DocumentEditing
  mayPublish: boolean
  /** Opens what plans. */
  onPlan(): void
  /** Shows a widget that a problem names. */
  onGoTo?(widgetId: number): void
}

/** What somebody must know of this draft before going on; nothing most of the time. */
export const DocumentNotices = ({ editing, mayPublish, onPlan, onGoTo }: NoticesProps) => (
  <Stack spacing={1} sx={NOTICES}>
    {editing.conflict ? (
      <Conflict editing={editing} conflict={editing.conflict} />
    ) : (
      <Locked editing={editing} />
    )}
    <Faults editing={editing} {...(onGoTo ? { onGoTo } : {})} />
    {editing.told ? (
      <Alert severity="info" onClose={editing.dismissError} closeText="Fermer">
        {fr(editing.told)}
      </Alert>
    ) : null}
    <Waiting editing={editing} mayPublish={mayPublish} onPlan={onPlan} />
  </Stack>
)

const NOTICES = { flexBasis: '100%', pt: 1, '&:empty': { display: 'none' } }

/** Two versions: neither is lost, whatever is chosen. */
function Conflict({ editing, conflict }: { editing: DocumentEditing; conflict: OpenConflict }) {
  const [isComparing, setComparing] = useState(false)
  const words = editing.words
  const { by, at, reason, mine } = conflict
  const done = {
    saved: `a enregistré ${words.this}`,
    published: `a mis ${words.this} en ligne`,
    discarded: 'a abandonné le brouillon',
    taken: `a maintenant la main sur ${words.this}`,
  }[reason]
  return (
    <Alert severity="warning" role="alert">
      <strong>
        {by.name || 'Quelqu’un'} {done}
        {at ? ` (${dateTimeOf(at)})` : ''}.
      </strong>{' '}
      Ce que vous avez saisi est gardé. La version que vous ne prenez pas reste dans l’historique.
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="small" onClick={() => void editing.keepMine()}>
          Reprendre ma version
        </Button>
        <Button variant="outlined" size="small" onClick={() => setComparing(true)}>
          Voir les différences
        </Button>
        <Button variant="outlined" size="small" onClick={() => void editing.takeTheirs()}>
          Prendre la sienne
        </Button>
      </Stack>
      {isComparing ? (
        <Suspense fallback={null}>
          <CompareDialog
            title="De sa version à la vôtre"
            ask={() => request(editing.calls.compareMine, { params: editing.params, body: mine })}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      ) : null}
    </Alert>
  )
}

/** Somebody else is at it: one may look, or take over. */
function Locked({ editing }: { editing: DocumentEditing }) {
  const { user } = useAdmin()
  const lock = editing.document?.lock
  if (!editing.isReadOnly || !lock) return null
  const { this: it, object } = editing.words
  const isOwn = lock.by.id === user.id
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => void editing.takeOver()}>
          {isOwn ? 'Continuer ici' : 'Prendre la main'}
        </Button>
      }
    >
      {isOwn
        ? `Vous modifiez déjà ${it} dans une autre fenêtre. Vous pouvez ${object} lire ici, ou y continuer.`
        : `${lock.by.name} modifie ${it} depuis le ${dateTimeOf(lock.at)}. Vous pouvez ${object} lire. Si vous prenez la main, un message préviendra ${lock.by.name}.`}
    </Alert>
  )
}

/** Why the last action was refused. */
function Faults({ editing, onGoTo }: Pick<NoticesProps, 'editing' | 'onGoTo'>) {
  const { error, problems, conflict } = editing
  if (error === null || conflict) return null
  // The sentence says the only fault of a field already, and those of fields without a label.
  const labelled = problems.filter(({ widget, field }) => widget !== '' || field !== '')
  const told = labelled.length === 1 && labelled[0]?.widgetId === null ? [] : labelled
  return (
    <Alert severity="error" role="alert" onClose={editing.dismissError} closeText="Fermer">
      {fr(error)}
      {told.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {told.map(({ widgetId, widget, field, message }) => (
            <li key={`${widgetId} ${field} ${message}`}>
              {fr(
                [[widget, field].filter(Boolean).join(' — '), message].filter(Boolean).join(' : '),
              )}{' '}
              <ShowButton
                name={widget}
                onShow={widgetId !== null && onGoTo ? () => onGoTo(widgetId) : null}
              />
            </li>
          ))}
        </Box>
      ) : null}
    </Alert>
  )
}

/** Requests, schedules and failures: what is to come, or did not come. */
function Waiting({ editing, mayPublish, onPlan }: Omit<NoticesProps, 'onGoTo'>) {
  const { document, words, isReadOnly } = editing
  if (!document) return null
  const { request: asked, schedules, base, isBehind } = document
  const buttonsOf = (action: ScheduledAction) =>
    mayPublish && !isReadOnly ? (
      <PlanButtons action={action} editing={editing} onPlan={onPlan} />
    ) : null
  return (
    <>
      {schedules.map(({ action, due, error, base: scheduled, by }) =>
        error ? (
          <Alert key={action} severity="error" action={buttonsOf(action)} sx={PLANNED}>
            {action === 'publish' ? 'La mise en ligne' : 'Le retrait'} du {formatInParis(due)} n’a
            pas pu se faire : {error}
          </Alert>
        ) : (
          <Alert key={action} severity="info" action={buttonsOf(action)} sx={PLANNED}>
            {action === 'publish' ? 'Mise en ligne prévue' : 'Retrait prévu'} le{' '}
            {formatInParis(due)} par {by.name}.
            {action === 'publish' && scheduled !== base
              ? ' Le brouillon a changé depuis : c’est la version programmée qui sera mise en ligne. Programmez de nouveau pour y mettre celle-ci.'
              : ''}
          </Alert>
        ),
      )}
      {asked ? <Asked editing={editing} request={asked} mayPublish={mayPublish} /> : null}
      {isBehind ? (
        <Alert severity="warning">
          {words.The} en ligne a changé depuis le début de ce brouillon. Comparez-les dans
          l’historique avant de publier.
        </Alert>
      ) : null}
    </>
  )
}

/** On a phone what can be done stands below what is said. */
const PLANNED = { flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const

interface PlanButtonsProps extends Pick<NoticesProps, 'editing' | 'onPlan'> {
  action: ScheduledAction
}

/** What is done with something planned: at another time, or not at all. */
function PlanButtons({ action, editing, onPlan }: PlanButtonsProps) {
  const { calls, params, refresh } = editing
  const { mutateAsync: cancel, isPending } = useAct(calls.unschedule)
  const ofIt = action === 'publish' ? 'de la mise en ligne' : 'du retrait'
  const stop = async () => {
    try {
      await cancel({ params: { ...params, action } })
      await refresh('La programmation est annulée.')
    } catch (cause) {
      notify(sentenceOf(cause), { type: 'error' })
    }
  }
  return (
    <>
      <Button color="inherit" size="small" aria-label={`Modifier la date ${ofIt}`} onClick={onPlan}>
        Modifier la date
      </Button>
      <Button
        color="inherit"
        size="small"
        disabled={isPending}
        aria-label={`Annuler la programmation ${ofIt}`}
        onClick={() => void stop()}
      >
        Annuler la programmation
      </Button>
    </>
  )
}

interface AskedProps extends Pick<NoticesProps, 'editing' | 'mayPublish'> {
  request: PublishRequest
}

/** Somebody asks for the publication; or asked, and was told what is missing. */
function Asked({ editing, request: asked, mayPublish }: AskedProps) {
  const { user } = useAdmin()
  const [isAnswering, setAnswering] = useState(false)
  const { by, at, note, rejected } = asked
  if (rejected) {
    return (
      <Alert severity="warning">
        {rejected.by.name} a renvoyé la demande de publication ({dateTimeOf(rejected.at)}) : «{' '}
        {rejected.reason} »
      </Alert>
    )
  }
  const { this: it } = editing.words
  return (
    <Alert
      severity="info"
      action={
        by.id === user.id ? (
          <Button color="inherit" size="small" onClick={() => void editing.withdrawRequest()}>
            Retirer ma demande
          </Button>
        ) : mayPublish ? (
          <Button color="inherit" size="small" onClick={() => setAnswering(true)}>
            Renvoyer avec un motif
          </Button>
        ) : null
      }
    >
      {by.name} demande la publication de {it} ({dateTimeOf(at)}).{note ? ` « ${note} »` : ''}
      {asked.base === editing.document?.base ? '' : ' Le brouillon a changé depuis.'}
      {isAnswering ? (
        <Suspense fallback={null}>
          <NoteDialog
            title="Renvoyer la demande"
            text={`${by.name} lira ce motif au-dessus du brouillon, qui reste comme il est.`}
            label="Ce qui manque, ou ne va pas"
            action="Renvoyer"
            isRequired
            onSend={editing.rejectRequest}
            fault={editing.error}
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      ) : null}
    </Alert>
  )
}
