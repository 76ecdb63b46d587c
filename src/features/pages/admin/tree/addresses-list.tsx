import { Alert, Box, Typography } from '@mui/material'
import type { TreePreview } from '../../contract/pages.ts'

/** Addresses shown of a long list. */
const SHOWN = 12

/** « Ce que cela change »: which addresses change, and that the former ones redirect. */
export function AddressesList({ addresses, endedRedirects }: TreePreview) {
  if (addresses.length === 0) return <Alert severity="success">Aucune adresse ne change.</Alert>
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {addresses.length === 1
          ? 'Une adresse change. L’ancienne redirigera d’elle-même vers la nouvelle.'
          : `${addresses.length} adresses changent. Les anciennes redirigeront d’elles-mêmes vers les nouvelles.`}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1, '& li': { mb: 1 } }}>
        {addresses.slice(0, SHOWN).map(({ pageId, lang, name, from, to }) => (
          <li key={`${pageId} ${lang}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
              {lang === 'en' ? ' (anglais)' : ''}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {from} → <strong>{to}</strong>
            </Typography>
          </li>
        ))}
      </Box>
      {addresses.length > SHOWN ? (
        <Typography variant="body2">… et {addresses.length - SHOWN} autres.</Typography>
      ) : null}
      {endedRedirects.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {endedRedirects.join(', ')} ne redirigera plus : une page y sera.
        </Alert>
      ) : null}
    </>
  )
}
