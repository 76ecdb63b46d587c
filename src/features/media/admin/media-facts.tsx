import { Box, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { Link as RouteLink } from 'react-router'
import type { MediaUse } from '#base/core/media/media-file.ts'
import type { LibraryMedia } from '../contract/media.ts'
import { weight } from './media-api.ts'

/** Size, weight and date of a medium, and where it is used. */
export function MediaFacts({ media }: { media: LibraryMedia }) {
  const id = useId()
  const { path, width, height, bytes, createdAt, createdBy, usedIn, isOwn } = media
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
      </Typography>
      <Typography id={id} variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        Utilisé dans
      </Typography>
      {usedIn.length === 0 ? (
        <Typography variant="body2">Ce média ne sert nulle part pour l’instant.</Typography>
      ) : (
        <MediaUses uses={usedIn} labelledBy={id} />
      )}
    </Box>
  )
}

const KINDS: Readonly<Record<MediaUse['kind'], string>> = {
  page: 'page',
  draft: 'brouillon',
  layout: 'présentation',
  article: 'article',
  menu: 'menu',
  text: 'bloc ou modèle de page',
  setting: 'réglage',
}

/** Places that use a medium, each with a way there. */
export const MediaUses = ({ uses, labelledBy }: { uses: MediaUse[]; labelledBy?: string }) => (
  <Box component="ul" aria-labelledby={labelledBy} sx={{ pl: 2.5, m: 0 }}>
    {uses.map(({ kind, title, href }, index) => (
      <li key={`${kind} ${href} ${index}`}>
        <Typography variant="body2">
          {href === '' ? (
            title
          ) : (
            <Link component={RouteLink} to={`${href}`}>
              {title}
            </Link>
          )}{' '}
          ({KINDS[kind]})
        </Typography>
      </li>
    ))}
  </Box>
)
