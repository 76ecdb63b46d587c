import CloseIcon from '@mui/icons-material/CloseOutlined'
import {
  Alert,
  Box,
  Button,
  Drawer,
  IconButton,
  LinearProgress,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material'
import { useEffect, useRef } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { request } from '#framework/admin/shell/http.ts'
import { CHECKS, type Finding } from '../contract/finding.ts'
import { ShowButton } from './change-list.tsx'
import { Comparison } from './comparison.tsx'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import { useFindings } from './use-findings.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'check-title' } as const

const FOOT = { justifyContent: 'end', p: 2, borderTop: 1, borderColor: 'divider' } as const

interface CheckPanelProps {
  editing: DocumentEditing
  /** What its last button says; without one the panel only looks. */
  publishLabel: string | null
  /** Shows a widget of the document. */
  onGoTo?: ((widgetId: number) => void) | undefined
  /** @param path where visitors find it; empty for nowhere */
  onPublished(path: string): void
  /** Chooses a moment instead. */
  onSchedule(): void
  onClose(): void
}

/** Everything to look at before publishing, in one place. */
export function CheckPanel(props: CheckPanelProps) {
  const { editing, publishLabel, onGoTo, onPublished, onSchedule, onClose } = props
  const { isDone, findings, faults, again } = useFindings(editing)
  const blocking = findings.filter(({ severity }) => severity === 'blocks')
  const looked = findings.filter(({ severity }) => severity === 'look')
  const publishButton = useRef<HTMLButtonElement>(null)
  const isClear = isDone && findings.length === 0 && publishLabel !== null
  // Nothing is left to read: Enter publishes. Who went elsewhere in the panel stays there.
  useEffect(() => {
    const { current } = publishButton
    if (isClear && document.activeElement?.getAttribute('role') === 'dialog') current?.focus()
  }, [isClear])
  const goTo = (widgetId: number) => {
    onClose()
    onGoTo?.(widgetId)
  }
  const publish = async () => {
    const published = await editing.publish()
    onClose()
    if (published) onPublished(published.path)
  }
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { ...DIALOG, sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', p: 2, pb: 1 }}>
        <Typography id="check-title" component="h2" variant="h2" sx={{ flex: 1 }}>
          Avant de publier
        </Typography>
        <IconButton onClick={onClose} aria-label="Fermer">
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ px: 2, pb: 2, flex: 1, overflowY: 'auto' }} tabIndex={0}>
        {publishLabel === null ? null : <WhatChanges editing={editing} onGoTo={goTo} />}
        <Box component="output" sx={{ display: 'block' }}>
          {isDone ? null : <LinearProgress aria-label="Vérification" sx={{ mb: 2 }} />}
          {isDone ? (
            <Alert
              severity={blocking.length > 0 ? 'error' : looked.length > 0 ? 'info' : 'success'}
              action={
                <Button color="inherit" size="small" onClick={again}>
                  Vérifier de nouveau
                </Button>
              }
            >
              {fr(summary(blocking.length, looked.length))}
            </Alert>
          ) : null}
        </Box>
        {faults.map((fault) => (
          <Alert key={fault} severity="warning" sx={{ mt: 1 }}>
            {fault}
          </Alert>
        ))}
        <Findings title="À corriger" findings={blocking} onGoTo={goTo} />
        <Findings title="À regarder" findings={looked} onGoTo={goTo} />
      </Box>
      {publishLabel === null ? null : (
        <Stack direction="row" spacing={1} sx={FOOT}>
          <Button disabled={!hasWork(editing) || editing.isReadOnly} onClick={onSchedule}>
            Programmer…
          </Button>
          <Button
            ref={publishButton}
            variant="contained"
            disabled={!isDone || blocking.length > 0 || !hasWork(editing) || editing.isReadOnly}
            onClick={() => void publish()}
          >
            {looked.length > 0 ? 'Publier quand même' : publishLabel}
          </Button>
        </Stack>
      )}
    </Drawer>
  )
}

function summary(blocking: number, looked: number): string {
  if (blocking === 1) return 'Un point empêche de publier. Le brouillon est gardé.'
  if (blocking > 1) return `${blocking} points empêchent de publier. Le brouillon est gardé.`
  if (looked === 0) return 'Rien à signaler.'
  return looked === 1
    ? 'Un point à voir : il n’empêche pas de publier.'
    : `${looked} points à voir : aucun n’empêche de publier.`
}

interface FindingsProps {
  findings: readonly Finding[]
  onGoTo(widgetId: number): void
}

const Findings = ({ title, findings, onGoTo }: FindingsProps & { title: string }) =>
  findings.length === 0 ? null : (
    <section aria-label={title}>
      <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <List disablePadding>
        {findings.map(({ check, sentence, widgetId, widget }, index) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice.
            key={index}
            disableGutters
            sx={{ gap: 1, alignItems: 'start', borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              <Typography variant="caption" color="textSecondary">
                {CHECKS[check]}
              </Typography>
              <Typography variant="body2">{fr(sentence)}</Typography>
            </Box>
            {widgetId === null ? null : (
              <ShowButton widgetId={widgetId} widget={widget} onGoTo={onGoTo} />
            )}
          </ListItem>
        ))}
      </List>
    </section>
  )

/** Changes that are shown at first. */
const FIRST_CHANGES = 4

interface WhatChangesProps {
  editing: DocumentEditing
  onGoTo(widgetId: number): void
}

/** What visitors will see that they don't see now. */
function WhatChanges({ editing, onGoTo }: WhatChangesProps) {
  const { calls, params, isLive, words } = editing
  const ask = async () => {
    await editing.saveNow()
    return request(calls.compare, { params, query: { from: 'live', to: 'draft' } })
  }
  return (
    <Box component="section" aria-label="Ce qui change" sx={{ mb: 3 }}>
      <Typography component="h3" variant="h6">
        Ce qui change
      </Typography>
      {isLive ? (
        <Comparison ask={ask} atFirst={FIRST_CHANGES} onGoTo={onGoTo} />
      ) : (
        <Typography variant="body2">
          {fr(`${words.The} n’est pas encore en ligne : tout y est nouveau.`)}
        </Typography>
      )}
    </Box>
  )
}
