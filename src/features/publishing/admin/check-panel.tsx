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
import { useForget } from '#framework/admin/shell/use-call.ts'
import { DOCUMENTS } from '../contract/all-documents.ts'
import { CHECKS, type Finding } from '../contract/finding.ts'
import { ShowButton } from './change-list.tsx'
import { Comparison } from './comparison.tsx'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import { ShownDraftsList, useShownDrafts, withWhom } from './shown-drafts.tsx'
import { useFindings } from './use-findings.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'check-title' } as const

const FOOT = { justifyContent: 'end', p: 2, borderTop: 1, borderColor: 'divider' } as const

interface CheckPanelProps {
  editing: DocumentEditing
  /** What its last button says; without one the panel only looks. */
  publishLabel: string | null
  /** Shows a widget of the document. */
  onGoTo?: ((widgetId: number) => void) | undefined
  /** Shows what of the document stands in no widget: its title and description, or the field of that name. */
  onFields?: ((name: string) => void) | undefined
  /** What is offered once the document is live for the first time: « L’ajouter à un menu ». */
  next?: string | undefined
  /**
   * @param path where visitors find it; empty for nowhere
   * @param company with whom it went live: « , avec l’en-tête »; empty for alone
   */
  onPublished(path: string, company: string): void
  /** Chooses a moment instead. */
  onSchedule(): void
  onClose(): void
}

/** Everything to look at before publishing, in one place. */
export function CheckPanel(props: CheckPanelProps) {
  const { editing, publishLabel, onGoTo, onFields, onPublished, onSchedule, onClose } = props
  const { isDone, findings, faults, again } = useFindings(editing)
  const blocking = findings.filter(({ severity }) => severity === 'blocks')
  const looked = findings.filter(({ severity }) => severity === 'look')
  const publishButton = useRef<HTMLButtonElement>(null)
  const shown = useShownDrafts(editing, publishLabel !== null)
  const isKnown = isDone && shown.drafts !== null
  const isClear = isKnown && findings.length === 0 && publishLabel !== null
  // Nothing is left to read: Enter publishes. Who went elsewhere in the panel stays there.
  useEffect(() => {
    const { current } = publishButton
    if (isClear && document.activeElement?.getAttribute('role') === 'dialog') current?.focus()
  }, [isClear])
  const goTo = (widgetId: number) => {
    onClose()
    onGoTo?.(widgetId)
  }
  const show = ({ check, widgetId, name = '' }: Finding) => {
    if (widgetId !== null) return () => goTo(widgetId)
    const isField = check === 'search' || check === 'fields'
    return isField && onFields && !editing.isReadOnly ? () => toFields(name) : null
  }
  const toFields = (name: string) => {
    onClose()
    onFields?.(name)
  }
  const mayAct = hasWork(editing) && !editing.isReadOnly
  const forget = useForget()
  const publish = async () => {
    const published = await editing.publish(shown.chosen.map(({ key, base }) => ({ key, base })))
    onClose()
    if (!published) return
    forget(shown.chosen.flatMap(({ key }) => DOCUMENTS[key.kind].topics))
    onPublished(published.path, withWhom(shown.chosen))
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
        {publishLabel === null ? null : (
          <WhatChanges editing={editing} next={props.next} onGoTo={goTo} />
        )}
        {publishLabel === null ? null : <ShownDraftsList shown={shown} name={editing.words.this} />}
        <Outcome isDone={isKnown} blocking={blocking.length} looked={looked.length} again={again} />
        <Faults faults={faults} />
        <Findings title="À corriger" findings={blocking} show={show} />
        <Findings title="À regarder" findings={looked} show={show} />
      </Box>
      {publishLabel === null ? null : (
        <Stack direction="row" spacing={1} sx={FOOT}>
          <Button disabled={!mayAct} onClick={onSchedule}>
            Programmer…
          </Button>
          <Button
            ref={publishButton}
            variant="contained"
            disabled={!mayAct || !isKnown || blocking.length > 0}
            onClick={() => void publish()}
          >
            {publishLabel}
          </Button>
        </Stack>
      )}
    </Drawer>
  )
}

const Faults = ({ faults }: { faults: readonly string[] }) =>
  faults.map((fault) => (
    <Alert key={fault} severity="warning" sx={{ mt: 1 }}>
      {fault}
    </Alert>
  ))

interface OutcomeProps {
  isDone: boolean
  /** How many points keep it from being published, and how many are for a person to judge. */
  blocking: number
  looked: number
  again(): void
}

const Outcome = ({ isDone, blocking, looked, again }: OutcomeProps) => (
  <Box component="output" sx={{ display: 'block' }}>
    {isDone ? (
      <Alert
        severity={blocking > 0 ? 'error' : looked > 0 ? 'info' : 'success'}
        action={
          <Button color="inherit" size="small" onClick={again} sx={{ whiteSpace: 'nowrap' }}>
            Vérifier de nouveau
          </Button>
        }
      >
        {fr(summary(blocking, looked))}
      </Alert>
    ) : (
      <LinearProgress aria-label="Vérification" sx={{ mb: 2 }} />
    )}
  </Box>
)

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
  /** What leads to the place of a finding; `null` where nothing does. */
  show(finding: Finding): (() => void) | null
}

const Findings = ({ title, findings, show }: FindingsProps & { title: string }) =>
  findings.length === 0 ? null : (
    <section aria-label={title}>
      <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <List disablePadding>
        {findings.map((finding, index) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice.
            key={index}
            disableGutters
            sx={{ gap: 1, alignItems: 'start', borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              <Typography variant="caption" color="textSecondary">
                {[CHECKS[finding.check], finding.widget].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2">{fr(finding.sentence)}</Typography>
            </Box>
            <ShowButton name={finding.widget || CHECKS[finding.check]} onShow={show(finding)} />
          </ListItem>
        ))}
      </List>
    </section>
  )

/** Changes that are shown at first. */
const FIRST_CHANGES = 4

interface WhatChangesProps extends Pick<CheckPanelProps, 'next'> {
  editing: DocumentEditing
  onGoTo(widgetId: number): void
}

/** What visitors will see that they don't see now. */
function WhatChanges({ editing, next, onGoTo }: WhatChangesProps) {
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
          {next ? ` ${fr(`Une fois en ligne : « ${next} ».`)}` : ''}
        </Typography>
      )}
    </Box>
  )
}
