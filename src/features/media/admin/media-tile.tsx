import CaptionsIcon from '@mui/icons-material/ClosedCaptionOutlined'
import MovieIcon from '@mui/icons-material/MovieOutlined'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, ButtonBase, Checkbox, Chip, Typography } from '@mui/material'
import { isDescribed, type MediaFile } from '#base/core/media/media-file.ts'
import { thumbnail } from './media-api.ts'

const ICONS = { video: MovieIcon, document: PdfIcon, captions: CaptionsIcon } as const

/** A medium at a glance: its picture cropped around its focal point, or the sign of its kind. */
export function MediaThumbnail({ media }: { media: MediaFile }) {
  const { kind, focal } = media
  const src = thumbnail(media)
  const frame = {
    aspectRatio: '3 / 2',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    bgcolor: 'action.hover',
    color: 'text.secondary',
  }
  if (src !== null) {
    return (
      <Box sx={frame}>
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
          sx={{
            width: '100%',
            height: '100%',
            objectFit: kind === 'drawing' ? 'contain' : 'cover',
            boxSizing: 'border-box',
            p: kind === 'drawing' ? '8%' : 0,
          }}
        />
      </Box>
    )
  }
  const Sign = ICONS[kind === 'video' || kind === 'captions' ? kind : 'document']
  return (
    <Box sx={frame}>
      <Sign fontSize="large" />
    </Box>
  )
}

interface TileProps {
  media: MediaFile
  open(): void
  isCurrent?: boolean
  /** Absent where media are not chosen by several. */
  select?: { isSelected: boolean; toggle(): void }
}

/** One medium of the grid. */
export function MediaTile({ media, open, isCurrent, select }: TileProps) {
  const { name } = media
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <ButtonBase
        onClick={open}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          border: 1,
          borderColor: isCurrent ? 'primary.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          '&:hover, &.Mui-focusVisible': { borderColor: 'primary.main' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <MediaThumbnail media={media} />
        <Box sx={{ px: 1.5, py: 1 }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          {isDescribed(media) ? null : (
            <Chip size="small" color="warning" variant="outlined" label="Pas encore décrite" />
          )}
        </Box>
      </ButtonBase>
      {select ? (
        <Checkbox
          checked={select.isSelected}
          onChange={select.toggle}
          size="small"
          slotProps={{ input: { 'aria-label': `Choisir ${name}` } }}
          sx={{
            position: 'absolute',
            top: 4,
            left: 4,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        />
      ) : null}
    </Box>
  )
}
