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
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { forwardRef, type ReactNode, useState } from 'react'
import { type NoticeOptions, notify } from '#framework/admin/shell/notices.tsx'
import { CANVAS_KINDS, type DocumentKind } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { PagePicture } from '#framework/admin/page-picture.tsx'
import type { ListedVersion, Version } from '../../contract/documents.ts'
import { REVISION_REASONS } from '../../rules/history.ts'
import { pathOf, request } from '#framework/admin/shell/http.ts'
import { API } from '#framework/admin/shell/configuration.ts'
import { hourInParis } from '#base/kit/time/paris-time.ts'
import { dateOf, dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { DocumentDialogProps } from '../document-editing.ts'

const DIALOG = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'history-title' } as const

interface Compared {
  title: string
  /** What the older one is called. */
  former: string
  from: Version
}

/** CSS pixels of a version's picture. */
const PICTURE = { width: 144, height: 96 }

/** Versions of the document, newest first: what they changed, and the way back. */
export function HistoryPanel({ editing, onClose }: DocumentDialogProps) {
  const { document, isReadOnly, words, calls, params } = editing
  const { data, error } = useOpened(calls.history, { params })
  const [compared, setCompared] = useState<Compared | null>(null)
  const drawn = (version: Version) =>
    `${API}${pathOf(calls.preview, { params, query: { version } })}`

  const restore = useRestore({ editing, onClose })

  // What went live by another way has no version here.
  const isLastLive = editing.isLive && document?.isBehind === false
  const live = isLastLive
    ? data?.data.find(({ kind }) => kind === 'published' || kind === 'renumbered')
    : undefined
  const line = (version: ListedVersion) => (
    <VersionLine
      key={version.id}
      version={version}
      isLive={version.id === live?.id}
      picture={drawn(version.id)}
      isReadOnly={isReadOnly}
      onCompare={() => {
        const former = dateTimeOf(version.createdAt)
        setCompared({ title: `Du ${former} à maintenant`, former, from: version.id })
      }}
      onRestore={() => void restore(version)}
    />
  )

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
            setCompared({
              title: `${words.Of} en ligne au brouillon`,
              former: 'En ligne',
              from: 'live',
            })
          }
        >
          Ce que ce brouillon change
        </Button>
      ) : null}
      {data ? <WhatIsKept isEmpty={data.data.length === 0} name={words.This} /> : null}
      <Days versions={data?.data ?? []}>{line}</Days>
      {compared ? (
        <CompareDialog
          title={compared.title}
          ask={() =>
            request(calls.compare, { params, query: { from: compared.from, to: 'draft' } })
          }
          drawings={{
            before: { href: drawn(compared.from), title: compared.former },
            after: { href: drawn('draft'), title: 'Maintenant' },
          }}
          onClose={() => setCompared(null)}
        />
      ) : null}
    </Drawer>
  )
}

/** Kinds whose editor has « Annuler » at hand, whatever is done. */
const hasSteps = (kind: DocumentKind): boolean => CANVAS_KINDS.some((one) => one === kind)

const RESTORED_TOAST: NoticeOptions = { stands: 20_000 }

/** Makes a version the draft, and says so, with the way back. */
function useRestore({ editing, onClose }: DocumentDialogProps) {
  return async ({ id, createdAt }: ListedVersion) => {
    const back = await editing.restore(id)
    onClose()
    if (back === null) return
    const message = `Version du ${dateTimeOf(createdAt)} reprise dans le brouillon : « Publier » la met en ligne.`
    if (hasSteps(editing.kind)) notify(message)
    else notify(<Restored message={message} back={back} />, RESTORED_TOAST)
  }
}

interface RestoredProps {
  message: string
  /** The way back; `false` when it leads nowhere any more. */
  back(): boolean
}

const Restored = forwardRef<HTMLDivElement, RestoredProps>(({ message, back }, ref) => {
  const [outcome, setOutcome] = useState('')
  const undo = () =>
    setOutcome(
      back()
        ? 'Le brouillon est de nouveau comme il était.'
        : 'Le brouillon a changé depuis : l’historique garde ce qu’il était.',
    )
  return (
    <Alert
      ref={ref}
      severity="info"
      variant="filled"
      action={
        outcome === '' ? (
          <Button color="inherit" onClick={undo}>
            Annuler
          </Button>
        ) : undefined
      }
    >
      {fr(outcome || message)}
    </Alert>
  )
})

const WhatIsKept = ({ isEmpty, name }: { isEmpty: boolean; name: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {isEmpty
      ? `${name} n’a pas encore d’historique : il commence avec sa première publication.`
      : 'Chaque mise en ligne, et les brouillons qui ont été remplacés, gardés un an au moins. Ce qui s’enregistre pendant que l’on écrit n’y est pas : « Annuler » le reprend.'}
  </Typography>
)

interface DaysProps {
  versions: readonly ListedVersion[]
  children(version: ListedVersion): ReactNode
}

const Days = ({ versions, children }: DaysProps) =>
  byDay(versions).map(([day, ofDay]) => (
    <Box component="section" key={day} aria-label={day} sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {day}
      </Typography>
      <List disablePadding>{ofDay.map(children)}</List>
    </Box>
  ))

/** Newest day first, each with its versions. */
function byDay(versions: readonly ListedVersion[]): [day: string, ListedVersion[]][] {
  const days = new Map<string, ListedVersion[]>()
  for (const version of versions) {
    const day = dateOf(version.createdAt)
    days.set(day, [...(days.get(day) ?? []), version])
  }
  return [...days]
}

interface VersionLineProps {
  version: ListedVersion
  /** Whether it is what visitors see. */
  isLive: boolean
  /** Address of its picture. */
  picture: string
  isReadOnly: boolean
  onCompare(): void
  onRestore(): void
}

function VersionLine(props: VersionLineProps) {
  const { version, isLive, picture, isReadOnly, onCompare, onRestore } = props
  const { createdAt, author, kind } = version
  const title = `${REVISION_REASONS[kind]}, ${dateTimeOf(createdAt)}`
  return (
    <ListItem
      disableGutters
      sx={{ display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <PagePicture href={picture} {...PICTURE} />
        <ListItemText
          primary={REVISION_REASONS[kind]}
          secondary={[hourInParis(createdAt), author].filter(Boolean).join(', ')}
        />
        {isLive ? <Chip size="small" color="primary" label="En ligne" /> : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" aria-label={`Comparer avec maintenant : ${title}`} onClick={onCompare}>
          Comparer
        </Button>
        <Button
          size="small"
          disabled={isReadOnly}
          aria-label={`Reprendre cette version : ${title}`}
          onClick={onRestore}
        >
          Reprendre cette version
        </Button>
      </Box>
    </ListItem>
  )
}
