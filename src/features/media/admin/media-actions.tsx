import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { Alert, Button, LinearProgress, Stack } from '@mui/material'
import { useState } from 'react'
import { API } from '#framework/admin/shell/configuration.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { Refused, request, sentenceOf } from '#framework/admin/shell/http.ts'
import { type LibraryMedia, media as calls } from '../contract/media.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { sendFile } from './send-file.ts'
import { FilesButton } from './upload-zone.tsx'

interface ActionsProps {
  media: LibraryMedia
  changed(media: LibraryMedia): void
  removed(media: LibraryMedia): void
}

/** Replacing, downloading, removing and bringing back. */
export function MediaActions({ media, changed, removed }: ActionsProps) {
  const may = useMay()
  const [error, setError] = useState('')
  const [part, setPart] = useState<number | null>(null)
  const [refusal, setRefusal] = useState('')

  const tried = async (work: () => Promise<void>) => {
    setError('')
    try {
      await work()
    } catch (cause) {
      setError(sentenceOf(cause))
    }
  }
  const replace = (file: File) =>
    tried(async () => {
      setPart(0)
      try {
        changed({ ...media, ...(await sendInPlace(file, media.id, setPart)) })
      } finally {
        setPart(null)
      }
    })
  const remove = (isConfirmed: boolean) =>
    tried(async () => {
      try {
        await request(calls.remove, {
          params: { id: media.id },
          query: isConfirmed ? { confirmed: '1' } : {},
        })
      } catch (cause) {
        if (!(cause instanceof Refused) || cause.status !== 409) throw cause
        setRefusal(cause.message)
        return
      }
      removed(media)
    })

  if (media.removedAt !== '') {
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <BinnedMedia
          onRestore={() =>
            tried(async () => {
              await request(calls.restore, { params: { id: media.id } })
              changed({ ...media, removedAt: '' })
            })
          }
        />
        {error ? <Alert severity="error">{error}</Alert> : null}
      </Stack>
    )
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {media.isOwn ? (
        <OriginalButtons media={media} part={part} onReplace={(file) => void replace(file)} />
      ) : null}
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={!may('media.remove')}
        onClick={() => void remove(false)}
      >
        Mettre à la corbeille
      </Button>
      {error ? <Alert severity="error">{error}</Alert> : null}
      {refusal ? (
        <RemoveDialog
          media={media}
          refusal={refusal}
          close={() => setRefusal('')}
          confirm={() => {
            setRefusal('')
            void remove(true)
          }}
        />
      ) : null}
    </Stack>
  )
}

interface OriginalButtonsProps {
  media: LibraryMedia
  /** How much of a new file is sent; `null` when none is. */
  part: number | null
  onReplace(file: File): void
}

/** What can be done with the file of a media of the firm's own. */
function OriginalButtons({ media, part, onReplace }: OriginalButtonsProps) {
  const may = useMay()
  return (
    <>
      <FilesButton
        variant="outlined"
        label="Remplacer le fichier"
        disabled={!may('media.write') || part !== null}
        choose={([file]) => file && onReplace(file)}
      />
      {part === null ? null : (
        <LinearProgress
          aria-label="Envoi du nouveau fichier"
          sx={{ width: '100%' }}
          variant={part < 1 ? 'determinate' : 'indeterminate'}
          value={part * 100}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        href={`${API}/media/${media.id}/original`}
      >
        Télécharger l’original
      </Button>
    </>
  )
}

function BinnedMedia({ onRestore }: { onRestore(): Promise<void> }) {
  const may = useMay()
  return (
    <>
      <Alert severity="info">
        Dans la corbeille : ses pages ne la montrent plus. Elle est effacée 30 jours après.
      </Alert>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon />}
        disabled={!may('media.remove')}
        onClick={onRestore}
      >
        Remettre dans la médiathèque
      </Button>
    </>
  )
}

const sendInPlace = (file: File, replaces: number, progress: (part: number) => void) =>
  sendFile({ file, folder: '', replaces, signal: new AbortController().signal, progress })
