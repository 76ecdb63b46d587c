import { Alert, Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { draftPath } from '#base/core/page/page-draft.ts'
import type { PageChange } from '../rules/page-diff.ts'
import { saidInParis } from '#base/kit/time/paris-time.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { call } from '#framework/admin/shell/http.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { DraftEditing, OpenConflict } from './draft-editing.ts'

export interface DraftBarProps {
  draft: DraftEditing
  /** Shows a widget of the page: « Aller au widget ». */
  onGoTo(widgetId: number): void
}

/** What somebody must know of this draft before going on; nothing most of the time. */
export const DraftNotices = ({ draft, onGoTo }: DraftBarProps) => (
  <Stack spacing={1} sx={{ flexBasis: '100%' }}>
    {draft.conflict ? (
      <Conflict draft={draft} conflict={draft.conflict} />
    ) : (
      <Locked draft={draft} />
    )}
    <Faults draft={draft} onGoTo={onGoTo} />
    <Waiting draft={draft} />
  </Stack>
)

const WHAT = {
  saved: 'a enregistré cette page',
  published: 'a mis cette page en ligne',
  discarded: 'a abandonné le brouillon',
  taken: 'a pris la main sur cette page',
} as const

/** Two versions: neither is lost, whatever is chosen. */
function Conflict({ draft, conflict }: { draft: DraftEditing; conflict: OpenConflict }) {
  const [isComparing, setComparing] = useState(false)
  const page = draft.draft?.page
  const { by, at, reason, mine } = conflict
  return (
    <Alert severity="warning" role="alert">
      <strong>
        {by.name || 'Quelqu’un'} {WHAT[reason]}
        {at ? ` (${dateTimeOf(at)})` : ''}.
      </strong>{' '}
      Ce que vous avez saisi est gardé. La version que vous ne prenez pas reste dans l’historique.
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" size="small" onClick={() => void draft.keepMine()}>
          Reprendre ma version
        </Button>
        <Button variant="outlined" size="small" onClick={() => setComparing(true)}>
          Voir les différences
        </Button>
        <Button variant="outlined" size="small" onClick={() => void draft.takeTheirs()}>
          Prendre la sienne
        </Button>
      </Stack>
      {isComparing && page ? (
        <CompareDialog
          title="De sa version à la vôtre"
          ask={() =>
            call<{ changes: PageChange[] }>('POST', draftPath(page.id, page.lang, '/compare'), mine)
          }
          onClose={() => setComparing(false)}
        />
      ) : null}
    </Alert>
  )
}

/** Somebody else is at it: one may look, or take over. */
function Locked({ draft }: { draft: DraftEditing }) {
  const { user } = useAdmin()
  const lock = draft.draft?.lock
  if (!draft.isReadOnly || !lock) return null
  const isOwn = lock.by.id === user.id
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => void draft.takeOver()}>
          {isOwn ? 'Continuer ici' : 'Prendre la main'}
        </Button>
      }
    >
      {isOwn
        ? 'Vous modifiez déjà cette page dans une autre fenêtre. Vous pouvez la lire ici, ou y continuer.'
        : `${lock.by.name} modifie cette page depuis le ${dateTimeOf(lock.at)}. Vous pouvez la lire. Si vous prenez la main, un message préviendra ${lock.by.name}.`}
    </Alert>
  )
}

/** Why the last action was refused. */
function Faults({ draft, onGoTo }: DraftBarProps) {
  if (draft.error === null || draft.conflict) return null
  return (
    <Alert severity="error" role="alert" onClose={draft.dismissError} closeText="Fermer">
      {fr(draft.error)}
      {draft.problems.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {draft.problems.map(({ widgetId, widget, field, message }) => (
            <li key={`${widgetId} ${field} ${message}`}>
              {widget}
              {field ? ` — ${field}` : ''} : {message}{' '}
              {widgetId === null ? null : (
                <Button color="inherit" size="small" onClick={() => onGoTo(widgetId)}>
                  Aller au widget
                </Button>
              )}
            </li>
          ))}
        </Box>
      ) : null}
    </Alert>
  )
}

/** Requests, schedules and failures: what is to come, or did not come. */
function Waiting({ draft }: { draft: DraftEditing }) {
  const shown = draft.draft
  if (!shown) return null
  const { request, schedules, base, isBehind } = shown
  return (
    <>
      {schedules.map(({ action, due, error, base: scheduled, by }) =>
        error ? (
          <Alert key={action} severity="error">
            {action === 'publish' ? 'La mise en ligne' : 'Le retrait'} du {saidInParis(due)} n’a pas
            pu se faire : {error}
          </Alert>
        ) : (
          <Alert key={action} severity="info">
            {action === 'publish' ? 'Mise en ligne prévue' : 'Retrait prévu'} le {saidInParis(due)}{' '}
            par {by.name}.
            {action === 'publish' && scheduled !== base
              ? ' Le brouillon a changé depuis : c’est la version programmée qui sera mise en ligne. Programmez de nouveau pour y mettre celle-ci.'
              : ''}
          </Alert>
        ),
      )}
      {request ? (
        <Alert severity="info">
          {request.by.name} demande la publication de cette page ({dateTimeOf(request.at)}).
          {request.note ? ` « ${request.note} »` : ''}
        </Alert>
      ) : null}
      {isBehind ? (
        <Alert severity="warning">
          La page en ligne a changé depuis le début de ce brouillon. Comparez-les dans l’historique
          avant de publier.
        </Alert>
      ) : null}
    </>
  )
}
