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
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { PageChange } from '../rules/page-diff.ts'
import { REVISION_REASONS, type RevisionReason } from '../rules/history.ts'
import { call } from '#framework/admin/shell/http.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { DocumentDialogProps } from './document-editing.ts'
import { KIND_WORDS } from './kind-words.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'history-title' } as const

interface Version {
  id: number
  createdAt: string
  author: string
  kind: RevisionReason
}

type Compared = { title: string; from: string; to: string } | null

/** Versions of the document, newest first: what they changed, and the way back. */
export function HistoryPanel({ editing, onClose }: DocumentDialogProps) {
  const { document, isReadOnly, kind } = editing
  const { the, This } = KIND_WORDS[kind]
  const path = `${editing.path}/history`
  const answer = useAnswer<{ data: Version[] }>(path)
  const [compared, setCompared] = useState<Compared>(null)
  const versions = answer.state === 'ready' ? answer.value.data : []

  const restore = async (id: number) => {
    await editing.restore(id)
    onClose()
  }

  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { ...DIALOG, sx: { width: { xs: '100%', sm: 440 }, p: 2 } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id="history-title" component="h2" variant="h2" sx={{ flex: 1 }}>
          Historique
        </Typography>
        <IconButton onClick={onClose} aria-label="Fermer l’historique">
          <CloseIcon />
        </IconButton>
      </Stack>
      {answer.state === 'loading' ? <LinearProgress aria-label="Lecture de l’historique" /> : null}
      {answer.state === 'failed' ? <Alert severity="error">{answer.refusal.message}</Alert> : null}
      {document?.isDraft && document.address !== '' ? (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start', my: 1 }}
          onClick={() =>
            setCompared({ title: `De ${the} en ligne au brouillon`, from: 'live', to: 'draft' })
          }
        >
          Ce que ce brouillon change
        </Button>
      ) : null}
      {answer.state === 'ready' && versions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>
          {This} n’a pas encore d’historique : il commence avec sa première publication.
        </Typography>
      ) : null}
      <List>
        {versions.map((version) => (
          <VersionLine
            key={version.id}
            version={version}
            isReadOnly={isReadOnly}
            onCompare={() =>
              setCompared({
                title: `Du ${dateTimeOf(version.createdAt)} à maintenant`,
                from: String(version.id),
                to: 'draft',
              })
            }
            onRestore={() => void restore(version.id)}
          />
        ))}
      </List>
      {compared ? (
        <CompareDialog
          title={compared.title}
          ask={() =>
            call<{ changes: PageChange[] }>(
              'GET',
              `${path}/compare?from=${compared.from}&to=${compared.to}`,
            )
          }
          onClose={() => setCompared(null)}
        />
      ) : null}
    </Drawer>
  )
}

interface VersionLineProps {
  version: Version
  isReadOnly: boolean
  onCompare(): void
  onRestore(): void
}

function VersionLine({ version, isReadOnly, onCompare, onRestore }: VersionLineProps) {
  const { createdAt, author, kind } = version
  const title = `${REVISION_REASONS[kind]}, ${dateTimeOf(createdAt)}`
  return (
    <ListItem
      disableGutters
      sx={{ display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 }}
    >
      <ListItemText
        primary={REVISION_REASONS[kind]}
        secondary={`${dateTimeOf(createdAt)}${author ? ` — ${author}` : ''}`}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" aria-label={`Comparer avec maintenant : ${title}`} onClick={onCompare}>
          Comparer
        </Button>
        <Button
          size="small"
          disabled={isReadOnly}
          aria-label={`Remettre dans le brouillon : ${title}`}
          onClick={onRestore}
        >
          Remettre dans le brouillon
        </Button>
      </Box>
    </ListItem>
  )
}
