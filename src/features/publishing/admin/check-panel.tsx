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
import { useEffect, useRef, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { request } from '#framework/admin/shell/http.ts'
import { useForget } from '#framework/admin/shell/use-call.ts'
import { DOCUMENTS } from '../contract/all-documents.ts'
import { CHECKS, type Finding } from '../contract/finding.ts'
import { ShowButton } from './change-list.tsx'
import { Comparison } from './comparison.tsx'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import {
  type MenuChoice,
  MenuChoiceField,
  type MenuOutcome,
  useMenuChoice,
} from './menu-choice.tsx'
import { type ShownDrafts, ShownDraftsList, useShownDrafts, withWhom } from './shown-drafts.tsx'
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
   * @param menu what became of the menu that was chosen with it; `null` without one
   */
  onPublished(path: string, company: string, menu: MenuOutcome | null): void
  /** Chooses a moment instead. */
  onSchedule(): void
  onClose(): void
}

/** Everything to look at before publishing, in one place. */
export function CheckPanel(props: CheckPanelProps) {
  const { editing, publishLabel, onGoTo, onFields, onSchedule, onClose } = props
  const { isDone, findings, faults, again } = useFindings(editing)
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted)
  const [blocking, looked] = [of('blocks'), of('look')]
  const shown = useShownDrafts(editing, publishLabel !== null)
  const menu = useMenuChoice(editing, publishLabel !== null)
  const isKnown = isDone && shown.drafts !== null && menu.menus !== null
  const isClear = isKnown && blocking.length + looked.length === 0 && publishLabel !== null
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
  const { publish, isBusy } = usePublishing(props, shown, menu)
  const mayAct = hasWork(editing) && !editing.isReadOnly && !isBusy
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { ...DIALOG, sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      <Head onClose={onClose} />
      <Box sx={{ px: 2, pb: 2, flex: 1, overflowY: 'auto' }} tabIndex={0}>
        {publishLabel === null ? null : (
          <>
            <WhatChanges
              editing={editing}
              next={menu.menus?.length === 0 ? props.next : undefined}
              onGoTo={goTo}
            />
            <MenuChoiceField choice={menu} />
            <ShownDraftsList shown={shown} name={editing.words.this} />
          </>
        )}
        <Outcome isDone={isKnown} blocking={blocking.length} looked={looked.length} again={again} />
        <Faults faults={faults} />
        <Findings title="À corriger" findings={blocking} show={show} />
        <Findings title="À regarder" findings={looked} show={show} />
        <Findings title="Bon à savoir" findings={of('advice')} show={show} />
      </Box>
      {publishLabel === null ? null : (
        <Foot
          label={publishLabel}
          mayAct={mayAct}
          mayPublish={isKnown && blocking.length === 0}
          isClear={isClear}
          onSchedule={onSchedule}
          onPublish={() => void publish()}
        />
      )}
    </Drawer>
  )
}

/** Puts the document live with the drafts that are chosen, then the menu that it goes into. */
function usePublishing(
  { editing, onPublished, onClose }: CheckPanelProps,
  { chosen }: ShownDrafts,
  menu: MenuChoice,
) {
  const forget = useForget()
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    const published = await editing.publish(chosen.map(({ key, base }) => ({ key, base })))
    onClose()
    if (!published) return
    forget(chosen.flatMap(({ key }) => DOCUMENTS[key.kind].topics))
    onPublished(published.path, withWhom(chosen), await menu.publish())
  }
  return { publish, isBusy }
}

const Head = ({ onClose }: Pick<CheckPanelProps, 'onClose'>) => (
  <Stack direction="row" sx={{ alignItems: 'center', p: 2, pb: 1 }}>
    <Typography id="check-title" component="h2" variant="h2" sx={{ flex: 1 }}>
      Avant de publier
    </Typography>
    <IconButton onClick={onClose} aria-label="Fermer">
      <CloseIcon />
    </IconButton>
  </Stack>
)

interface FootProps extends Pick<CheckPanelProps, 'onSchedule'> {
  label: string
  mayAct: boolean
  /** All is known, and nothing keeps it from being published. */
  mayPublish: boolean
  /** Nothing is left to read. */
  isClear: boolean
  onPublish(): void
}

function Foot({ label, mayAct, mayPublish, isClear, onSchedule, onPublish }: FootProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Enter publishes then. Who went elsewhere in the panel stays there.
  useEffect(() => {
    const { current } = button
    if (isClear && document.activeElement?.getAttribute('role') === 'dialog') current?.focus()
  }, [isClear])
  return (
    <Stack direction="row" spacing={1} sx={FOOT}>
      <Button disabled={!mayAct} onClick={onSchedule}>
        Programmer…
      </Button>
      <Button
        ref={button}
        variant="contained"
        disabled={!mayAct || !mayPublish}
        onClick={onPublish}
      >
        {label}
      </Button>
    </Stack>
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
