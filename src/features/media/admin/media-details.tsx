import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Drawer, IconButton, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields } from '#base/core/field/fields.ts'
import { isDescribed, type MediaWords } from '#base/core/media/media-file.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { FocalInput } from './focal-input.tsx'
import { FolderInput } from './folder-input.tsx'
import { type LibraryMedia, media as calls } from '../contract/media.ts'
import { thumbnail } from './media-api.ts'
import { MediaActions } from './media-actions.tsx'
import { MediaFacts } from './media-facts.tsx'
import { MediaThumbnail } from './media-tile.tsx'
import { SavedForm } from '#framework/admin/forms/saved-form.tsx'
import { useEdited } from '#framework/admin/forms/use-edited.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { DESCRIPTION, MEDIA_WORDS } from '../rules/media-fields.ts'
import { request } from '#framework/admin/shell/http.ts'

interface DetailsProps {
  media: LibraryMedia
  folders: readonly string[]
  changed(media: LibraryMedia): void
  removed(media: LibraryMedia): void
  close(): void
}

/** Everything about one medium, beside the library. */
export function MediaDetails(props: DetailsProps) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={props.close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': `${id}-title`,
          sx: { width: 'min(100vw, 440px)', p: 3 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Typography id={`${id}-title`} variant="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {props.media.name}
        </Typography>
        <IconButton onClick={props.close} aria-label="Fermer">
          <CloseIcon />
        </IconButton>
      </Box>
      {/* A new content or another medium begins with its own words. */}
      <Words key={`${props.media.id} ${props.media.hash}`} {...props} />
    </Drawer>
  )
}

const WORDS = describeFields(MEDIA_WORDS)
const SAVED = savedSchemaOf(describeFields({ ...DESCRIPTION, ...MEDIA_WORDS }))

function Words({ media, folders, changed, removed }: DetailsProps) {
  const isRemoved = media.removedAt !== ''
  const mayWrite = useMay()('media.write') && !isRemoved
  const edited = useEdited<MediaWords>({
    name: `/media/${media.id}`,
    stored: wordsOf(media),
    mayWrite,
    schema: SAVED,
    async send(body) {
      changed(await request(calls.describe, { params: { id: media.id }, body }))
    },
  })
  const { values, change, faults } = edited
  const disabled = !mayWrite || edited.isSaving
  const src = thumbnail(media)
  const { name, caption, credit } = values

  return (
    <>
      <SavedForm
        edited={edited}
        locked={
          isRemoved
            ? 'Ce fichier est à la corbeille : restaurez-le pour le décrire.'
            : 'Votre rôle permet de voir les fichiers, pas de les décrire.'
        }
      >
        <Stack spacing={2.5}>
          {isDescribed(media) ? null : (
            <Alert severity="warning">
              Pas encore décrite : écrivez ce que l’image montre, ou dites qu’elle est décorative,
              avant de l’utiliser.
            </Alert>
          )}
          {src !== null && media.kind === 'image' ? (
            <FocalInput
              src={src}
              value={values.focal}
              disabled={disabled}
              onChange={(focal) => change({ focal })}
            />
          ) : (
            <MediaThumbnail media={media} />
          )}
          {src === null ? null : (
            <DescriptionFields
              value={values}
              onChange={change}
              faults={faults}
              disabled={disabled}
            />
          )}
          <Members
            Input={FieldInput}
            fields={WORDS}
            value={{ name, caption, credit }}
            onChange={change}
            faults={faults}
            disabled={disabled}
          />
          <FolderInput
            value={values.folder}
            folders={folders}
            disabled={disabled}
            onChange={(folder) => change({ folder })}
          />
        </Stack>
      </SavedForm>
      <Stack spacing={2.5} sx={{ mt: 2.5 }}>
        <MediaFacts media={media} />
        <MediaActions media={media} changed={changed} removed={removed} />
      </Stack>
    </>
  )
}

const wordsOf = ({ name, folder, alt, decorative, caption, credit, focal }: LibraryMedia) => ({
  name,
  folder,
  alt,
  decorative,
  caption,
  credit,
  focal,
})
