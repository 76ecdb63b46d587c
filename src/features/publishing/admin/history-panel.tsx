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
import type { ListedVersion, Version } from '../contract/documents.ts'
import { REVISION_REASONS } from '../rules/history.ts'
import { request } from '#framework/admin/shell/http.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { CompareDialog } from './dialogs/compare-dialog.tsx'
import type { DocumentDialogProps } from './document-editing.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'history-title' } as const

type Compared = { title: string; from: Version; to: Version } | null

/** Versions of the document, newest first: what they changed, and the way back. */
export function HistoryPanel({ editing, onClose }: DocumentDialogProps) {
  const { document, isReadOnly, words, calls, params } = editing
  const { data, error } = useOpened(calls.history, { params })
  const [compared, setCompared] = useState<Compared>(null)

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
      {data || error ? null : <LinearProgress aria-label="Lecture de l’historique" />}
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {document?.isDraft && document.canDiscard ? (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start', my: 1 }}
          onClick={() =>
            setCompared({ title: `${words.Of} en ligne au brouillon`, from: 'live', to: 'draft' })
          }
        >
          Ce que ce brouillon change
        </Button>
      ) : null}
      {data?.data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>
          {words.This} n’a pas encore d’historique : il commence avec sa première publication.
        </Typography>
      ) : null}
      <List>
        {data?.data.map((version) => (
          <VersionLine
            key={version.id}
            version={version}
            isReadOnly={isReadOnly}
            onCompare={() =>
              setCompared({
                title: `Du ${dateTimeOf(version.createdAt)} à maintenant`,
                from: version.id,
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
            request(calls.compare, { params, query: { from: compared.from, to: compared.to } })
          }
          onClose={() => setCompared(null)}
        />
      ) : null}
    </Drawer>
  )
}

interface VersionLineProps {
  version: ListedVersion
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
