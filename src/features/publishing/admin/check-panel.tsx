import CloseIcon from '@mui/icons-material/CloseOutlined'
import {
  Alert,
  Box,
  Button,
  Chip,
  Drawer,
  IconButton,
  LinearProgress,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { type Check, CHECKS, type Finding } from '../contract/finding.ts'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import { useFindings } from './use-findings.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'check-title' } as const

interface CheckPanelProps {
  editing: DocumentEditing
  /** What its last button says; without one the panel only looks. */
  publishLabel: string | null
  /** Shows a widget of the document. */
  onGoTo?: ((widgetId: number) => void) | undefined
  onPublished?: (() => void) | undefined
  onClose(): void
}

/** Everything to look at before publishing, in one place. */
export function CheckPanel(props: CheckPanelProps) {
  const { editing, publishLabel, onGoTo, onPublished, onClose } = props
  const { isDone, findings, faults, again } = useFindings(editing)
  const blocking = findings.filter(({ severity }) => severity === 'blocks')
  const looked = findings.filter(({ severity }) => severity === 'look')
  const goTo = (widgetId: number) => {
    onClose()
    onGoTo?.(widgetId)
  }
  const publish = async () => {
    const isPublished = await editing.publish()
    onClose()
    if (isPublished) onPublished?.()
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
        <Box component="output" sx={{ display: 'block' }}>
          {isDone ? null : <LinearProgress aria-label="Vérification" sx={{ mb: 2 }} />}
          {isDone ? (
            <Alert
              severity={blocking.length > 0 ? 'error' : looked.length > 0 ? 'info' : 'success'}
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
        <Findings findings={findings} onGoTo={goTo} />
      </Box>
      <Stack direction="row" spacing={1} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={again} disabled={!isDone}>
          Vérifier de nouveau
        </Button>
        <Box sx={{ flex: 1 }} />
        {publishLabel === null ? null : (
          <Button
            variant="contained"
            disabled={!isDone || blocking.length > 0 || !hasWork(editing) || editing.isReadOnly}
            onClick={() => void publish()}
          >
            {looked.length > 0 ? 'Publier quand même' : publishLabel}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}

function summary(blocking: number, looked: number): string {
  if (blocking === 1) return 'Un point empêche de publier. Le brouillon est gardé.'
  if (blocking > 1) return `${blocking} points empêchent de publier. Le brouillon est gardé.`
  if (looked === 0) return 'Rien à signaler.'
  const points = looked === 1 ? 'Un point à voir' : `${looked} points à voir`
  return `${points} : aucun n’empêche de publier.`
}

interface FindingLineProps {
  finding: Finding
  onGoTo(widgetId: number): void
}

const FindingLine = ({
  finding: { severity, sentence, widgetId, widget },
  onGoTo,
}: FindingLineProps) => (
  <ListItem disableGutters sx={{ display: 'block', borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
      <Chip
        size="small"
        variant="outlined"
        color={severity === 'blocks' ? 'error' : 'default'}
        label={severity === 'blocks' ? 'Empêche' : 'À voir'}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {fr(sentence)}
      </Typography>
    </Stack>
    {widgetId === null ? null : (
      <Button size="small" sx={{ mt: 0.5 }} onClick={() => onGoTo(widgetId)}>
        {fr(`Aller au widget${widget ? ` « ${widget} »` : ''}`)}
      </Button>
    )}
  </ListItem>
)

interface FindingsProps {
  findings: readonly Finding[]
  onGoTo(widgetId: number): void
}

/** The findings by what was checked. */
function Findings({ findings, onGoTo }: FindingsProps) {
  const checks = (Object.keys(CHECKS) as Check[]).filter((check) =>
    findings.some((finding) => finding.check === check),
  )
  return (
    <>
      {checks.map((check) => (
        <section key={check} aria-label={CHECKS[check]}>
          <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
            {CHECKS[check]}
          </Typography>
          <List disablePadding>
            {findings
              .filter((finding) => finding.check === check)
              .map((finding, index) => (
                <FindingLine
                  // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice.
                  key={index}
                  finding={finding}
                  onGoTo={onGoTo}
                />
              ))}
          </List>
        </section>
      ))}
    </>
  )
}
