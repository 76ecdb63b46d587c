import { Alert, Box, Button, Snackbar, Stack } from '@mui/material'
import { useCallback, useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { type LibraryMedia, media as calls } from '../contract/media.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTile } from './media-tile.tsx'
import { MoveBar } from './move-bar.tsx'
import { UploadList } from './upload-list.tsx'
import { DropZone, FilesButton } from './upload-zone.tsx'
import { useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'

/** The media of the site: finding, adding, describing, putting in order. */
export default function MediaLibrary() {
  const mayWrite = useMay()('media.write')
  const { filter, narrow, list, folders, more, reload } = useLibrary()
  const [opened, setOpened] = useState<LibraryMedia | null>(null)
  const { selected, setSelected, selectOf } = useSelection()
  const { gone, setGone, error, setError, bringBack } = useUndoRemoval(reload)
  const uploads = useUploads(useCallback(() => reload(), [reload]))

  return (
    <DropZone disabled={!mayWrite} drop={(files) => uploads.add(files, filter.folder)}>
      <Title title="Médiathèque" />
      <Stack spacing={2.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 420px' }}>
            <LibraryFilters value={filter} folders={folders} onChange={narrow} isWhole />
          </Box>
          <FilesButton
            several
            label="Ajouter des fichiers"
            disabled={!mayWrite}
            choose={(files) => uploads.add(files, filter.folder)}
          />
        </Box>
        <UploadList uploads={uploads} />
        {error ? (
          <Alert severity="error" onClose={() => setError('')}>
            {error}
          </Alert>
        ) : null}
        {selected.size > 0 ? (
          <MoveBar
            ids={[...selected]}
            folders={folders}
            cancel={() => setSelected(new Set())}
            moved={() => {
              setSelected(new Set())
              reload()
            }}
          />
        ) : null}
        <MediaGrid
          list={list}
          more={more}
          reload={reload}
          empty={emptySentence(filter.state, mayWrite)}
        >
          {(media) => (
            <MediaTile
              key={media.id}
              media={media}
              open={() => setOpened(media)}
              {...(mayWrite && filter.state !== 'removed' ? { select: selectOf(media.id) } : {})}
            />
          )}
        </MediaGrid>
      </Stack>
      {opened ? (
        <MediaDetails
          media={opened}
          folders={folders}
          close={() => setOpened(null)}
          changed={(media) => {
            setOpened({ ...opened, ...media })
            reload()
          }}
          removed={(media) => {
            setOpened(null)
            setGone(media)
            reload()
          }}
        />
      ) : null}
      <UndoRemoval gone={gone} onForget={() => setGone(null)} onUndo={bringBack} />
    </DropZone>
  )
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setSelected((former) => {
      const next = new Set(former)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const selectOf = (id: number) => ({
    isSelected: selected.has(id),
    toggle: () => toggle(id),
  })
  return { selected, setSelected, selectOf }
}

/** What was put into the bin last, until it is taken out again or forgotten. */
function useUndoRemoval(reload: () => void) {
  const [gone, setGone] = useState<LibraryMedia | null>(null)
  const [error, setError] = useState('')
  const bringBack = async (media: LibraryMedia) => {
    setGone(null)
    try {
      await request(calls.restore, { params: { id: media.id } })
    } catch (cause) {
      setError(sentenceOf(cause))
    }
    reload()
  }
  return { gone, setGone, error, setError, bringBack }
}

function emptySentence(state: string, mayWrite: boolean): string {
  if (state === 'removed') return 'La corbeille est vide.'
  if (state === 'unused') return 'Tous les médias servent quelque part.'
  if (state === 'undescribed') return 'Toutes les images sont décrites.'
  return mayWrite
    ? 'Rien ici. Déposez des fichiers sur cette page, ou choisissez « Ajouter des fichiers ».'
    : 'Rien ici.'
}

interface UndoRemovalProps {
  gone: LibraryMedia | null
  onForget(): void
  onUndo(media: LibraryMedia): Promise<void>
}

/** Says what was put into the bin, and takes it out again. */
const UndoRemoval = ({ gone, onForget, onUndo }: UndoRemovalProps) => (
  <Snackbar
    open={gone !== null}
    autoHideDuration={10_000}
    onClose={(_event, reason) => reason === 'timeout' && onForget()}
    message={gone ? `« ${gone.name} » est dans la corbeille.` : ''}
    action={
      <Button color="inherit" onClick={() => gone && void onUndo(gone)}>
        Annuler
      </Button>
    }
  />
)
