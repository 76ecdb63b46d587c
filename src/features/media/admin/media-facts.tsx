import { isSecureMedia } from '#base/core/media/media-file.ts'
import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { UsedIn } from '#framework/admin/used-in.tsx'
import { type LibraryMedia, media as calls } from '../contract/media.ts'
import { weight } from './media-api.ts'

/** Size, weight and date of a medium, and where it is used. */
export function MediaFacts({ media }: { media: LibraryMedia }) {
  const id = useId()
  const { path, width, height, bytes, createdAt, createdBy, isOwn } = media
  const size = width > 0 && height > 0 ? `${width} × ${height} pixels, ` : ''
  const day = new Date(createdAt).toLocaleDateString('fr-FR')
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {size}
        {weight(bytes)}
        <br />
        {isOwn ? `Ajouté le ${day}${createdBy ? ` par ${createdBy}` : ''}` : 'Livré avec le site'}
        <br />
        {path}
        <br />
        {isSecureMedia(media)
          ? 'Réservé : servi seulement aux clients connectés et à l’équipe'
          : 'Public : qui connaît cette adresse l’ouvre'}
      </Typography>
      <Typography id={id} variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        Utilisé dans
      </Typography>
      <UsedIn call={calls.uses} id={media.id} labelledBy={id} />
    </Box>
  )
}
