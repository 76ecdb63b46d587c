import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useCallback, useState } from 'react'
import {
  isDescribed,
  type MediaFile,
  type MediaKind,
  type MediaWords,
} from '#base/core/media/media-file.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { media as calls } from '../contract/media.ts'
import { MediaGrid } from './media-grid.tsx'
import { MediaThumbnail, MediaTile } from './media-tile.tsx'
import { UploadList } from './upload-list.tsx'
import { DropZone, FilesButton } from './upload-zone.tsx'
import { useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'

interface ChoiceProps {
  titleId: string
  value: string
  kind?: MediaKind
  choose(media: MediaFile): void
  close(): void
}

/** The library and its upload, for choosing one medium: at a click, unless it has to be described first. */
export function MediaChoice({ titleId, value, kind, choose, close }: ChoiceProps) {
  const mayWrite = useMay()('media.write')
  const { filter, narrow, list, folders, more, reload } = useLibrary({ kind: kind ?? '' })
  const [chosen, setChosen] = useState<MediaFile | null>(null)
  const arrived = useCallback(
    (media: MediaFile) => {
      setChosen(media)
      reload()
    },
    [reload],
  )
  const uploads = useUploads(arrived)
  return (
    <>
      <DialogTitle id={titleId}>Choisir un média</DialogTitle>
      <DialogContent>
        <DropZone disabled={!mayWrite} drop={(files) => uploads.add(files, filter.folder)}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <LibraryFilters value={filter} folders={folders} onChange={narrow} isWhole={false} />
            <Box>
              <FilesButton
                label="Ajouter un fichier"
                variant="outlined"
                disabled={!mayWrite}
                choose={(files) => uploads.add(files, filter.folder)}
              />
            </Box>
            <UploadList uploads={uploads} />
            <MediaGrid
              list={list}
              more={more}
              reload={reload}
              empty="Rien de tel ici : ajoutez un fichier, ou cherchez autre chose."
            >
              {(media) => (
                <MediaTile
                  key={media.id}
                  media={media}
                  isCurrent={media.id === chosen?.id || (chosen === null && media.path === value)}
                  open={() => (isDescribed(media) ? choose(media) : setChosen(media))}
                />
              )}
            </MediaGrid>
          </Stack>
        </DropZone>
      </DialogContent>
      {chosen ? <Use key={chosen.id} media={chosen} choose={choose} mayWrite={mayWrite} /> : null}
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
      </DialogActions>
    </>
  )
}

interface UseProps {
  media: MediaFile
  mayWrite: boolean
  choose(media: MediaFile): void
}

/** An image is used once it says what it shows, or that it says nothing. */
function Use({ media, mayWrite, choose }: UseProps) {
  const [words, setWords] = useState<Pick<MediaWords, 'alt' | 'decorative'>>({
    alt: media.alt,
    decorative: media.decorative,
  })
  const [error, setError] = useState('')
  const wasDescribed = isDescribed(media)
  const isReady = isDescribed({ kind: media.kind, ...words })
  const use = async () => {
    try {
      if (!wasDescribed) await request(calls.describe, { params: { id: media.id }, body: words })
      choose({ ...media, ...words })
    } catch (cause) {
      setError(sentenceOf(cause))
    }
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 3, py: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ width: 120, flex: 'none' }}>
          <MediaThumbnail media={media} />
        </Box>
        <Box sx={{ flex: '1 1 260px' }}>
          {wasDescribed ? (
            media.name
          ) : (
            <>
              <Alert severity="info" sx={{ mb: 1.5 }}>
                Avant d’utiliser cette image, dites ce qu’elle montre, ou qu’elle est décorative.
              </Alert>
              <DescriptionFields
                value={words}
                disabled={!mayWrite}
                onChange={(changes) => setWords((former) => ({ ...former, ...changes }))}
              />
            </>
          )}
          {error ? <Alert severity="error">{error}</Alert> : null}
        </Box>
        <Button variant="contained" disabled={!isReady} onClick={() => void use()}>
          Utiliser
        </Button>
      </Box>
    </Box>
  )
}
