import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, Drawer, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
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
import { request, sentenceOf } from '#framework/admin/shell/http.ts'

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

function Words({ media, folders, changed, removed }: DetailsProps) {
  const mayWrite = useMay()('media.write') && media.removedAt === ''
  const [words, setWords] = useState<MediaWords>(() => wordsOf(media))
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const change = (changes: Partial<MediaWords>) => setWords((former) => ({ ...former, ...changes }))
  const isChanged = JSON.stringify(words) !== JSON.stringify(wordsOf(media))
  const src = thumbnail(media)

  const save = async () => {
    setSaving(true)
    setError('')
    try {
      changed(await request(calls.describe, { params: { id: media.id }, body: words }))
    } catch (cause) {
      setError(sentenceOf(cause))
    }
    setSaving(false)
  }

  const line = (name: 'name' | 'caption' | 'credit', label: string, help: string) => (
    <TextField
      label={label}
      helperText={help}
      value={words[name]}
      disabled={!mayWrite}
      slotProps={{ htmlInput: { maxLength: name === 'name' ? 120 : 200 } }}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )

  return (
    <Stack
      component="form"
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isDescribed(media) ? null : (
        <Alert severity="warning">
          Pas encore décrite : écrivez ce que l’image montre, ou dites qu’elle est décorative, avant
          de l’utiliser.
        </Alert>
      )}
      {src !== null && media.kind === 'image' ? (
        <FocalInput
          src={src}
          value={words.focal}
          disabled={!mayWrite}
          onChange={(focal) => change({ focal })}
        />
      ) : (
        <MediaThumbnail media={media} />
      )}
      {src === null ? null : (
        <DescriptionFields value={words} onChange={change} disabled={!mayWrite} />
      )}
      {line('name', 'Nom', 'Pour la retrouver ici ; l’adresse ne change pas.')}
      <FolderInput
        value={words.folder}
        folders={folders}
        disabled={!mayWrite}
        onChange={(folder) => change({ folder })}
      />
      {line('caption', 'Légende', 'Sous l’image, quand la page n’en dit pas une autre.')}
      {line('credit', 'Crédit', 'Auteur ou agence.')}
      {error ? <Alert severity="error">{error}</Alert> : null}
      <Box>
        <Button type="submit" variant="contained" disabled={!mayWrite || !isChanged || isSaving}>
          {isSaving ? 'Enregistrement…' : 'Enregistrer'}
        </Button>
      </Box>
      <MediaFacts media={media} />
      <MediaActions media={media} changed={changed} removed={removed} />
    </Stack>
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
