import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import type { TemplateVersion } from '../contract/templates.ts'

/** What the template was; the newest version is the one in force. */
export function TemplateVersions({
  versions,
  show,
}: {
  versions: readonly TemplateVersion[]
  show(version: TemplateVersion): void
}) {
  const id = useId()
  if (versions.length === 0) return null
  return (
    <Box>
      <Typography id={id} variant="h3" gutterBottom>
        Versions
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions.map((version, index) => {
          const when = new Date(version.at).toLocaleString('fr-FR')
          return (
            <Box
              component="li"
              key={version.id}
              sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
            >
              <Typography variant="body2">
                {`${when}, par ${version.by.name}`}
                {version.html === '' ? ' : retour à l’original' : ''}
                {index === 0 ? ' (en vigueur)' : ''}
              </Typography>
              {version.html === '' || index === 0 ? null : (
                <Button
                  size="small"
                  onClick={() => show(version)}
                  aria-label={`Reprendre la version du ${when}`}
                >
                  Reprendre
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      <Typography variant="body2" color="textSecondary">
        « Reprendre » remet les textes dans l’éditeur ; rien ne change avant d’enregistrer.
      </Typography>
    </Box>
  )
}
