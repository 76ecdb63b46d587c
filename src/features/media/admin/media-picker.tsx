import { Box, Button, Dialog, FormControl, FormHelperText, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { framingOf } from '#base/core/media/media-file.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import type { MediaDialogProps, MediaInputProps } from '#framework/admin/inputs/media-input.tsx'
import { useCall, useForget } from '#framework/admin/shell/use-call.ts'
import { media as calls } from '../contract/media.ts'
import { listQuery } from './media-api.ts'
import { MediaChoice } from './media-choice.tsx'
import { MediaThumbnail } from './media-tile.tsx'

/** A medium of the library by its path; empty for none. */
export function MediaPicker(props: MediaInputProps) {
  const { label, help, value, onChange, error, disabled = false, kind } = props
  const id = useId()
  const mayRead = useMay()('media.read')
  const [isOpen, setOpen] = useState(false)
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={Boolean(error)}
      aria-labelledby={`${id}-label`}
      aria-describedby={error || help ? `${id}-help` : undefined}
    >
      <Typography id={`${id}-label`} component="p" variant="subtitle2" gutterBottom>
        {label}
      </Typography>
      {value === '' ? null : <Chosen path={framingOf(value).path} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={disabled || !mayRead}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {value === '' ? 'Choisir un média…' : 'Changer…'}
        </Button>
        {value === '' ? null : (
          <Button
            disabled={disabled}
            onClick={() => onChange('')}
            aria-label={`${label} : retirer`}
          >
            Retirer
          </Button>
        )}
      </Box>
      {error || help ? <FormHelperText id={`${id}-help`}>{error || help}</FormHelperText> : null}
      {isOpen ? (
        <MediaDialog
          kind={kind}
          value={value}
          close={() => setOpen(false)}
          choose={({ path }) => {
            onChange(path)
            setOpen(false)
          }}
        />
      ) : null}
    </FormControl>
  )
}

/** Asks for a medium of the library. */
export function MediaDialog({ kind, value = '', choose, close }: MediaDialogProps) {
  const id = useId()
  const forget = useForget()
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <MediaChoice
        titleId={`${id}-title`}
        value={framingOf(value).path}
        {...(kind ? { kind } : {})}
        close={close}
        choose={(media) => {
          forget(['media'])
          choose(media)
        }}
      />
    </Dialog>
  )
}

/** What is chosen, as far as the library knows it. */
function Chosen({ path }: { path: string }) {
  const { data, error } = useCall(calls.list, { query: listQuery({ path }, 1) })
  const media = data?.data[0]
  if (!media) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {error?.message ?? (data ? `${path} (absent de la médiathèque)` : 'Chargement…')}
      </Typography>
    )
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <Box sx={{ width: 96, flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
        <MediaThumbnail media={media} />
      </Box>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {media.name}
      </Typography>
    </Box>
  )
}
