import { Alert, Box, Button, Typography } from '@mui/material'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { withPeriodsOf } from '../rules/follow-figures.ts'

/** Says whose figures these are: those that other sites follow, or those of a site that follows. */
export function WhoFollows({ shown }: Pick<Part<{ useful_figures: DatedFigure[] }>, 'shown'>) {
  const { followers = 0, preset } = shown
  if (followers === 0 && preset === undefined) return null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {fr(followers > 0 ? followedBy(followers) : FOLLOWS)}
    </Alert>
  )
}

const FOLLOWS =
  'Ces chiffres suivent ceux du site de l’agence. Un chiffre changé ici devient propre à ce site, et ne les suit ' +
  'plus.'

const followedBy = (sites: number): string =>
  `${sites === 1 ? 'L’autre site suit' : `Les ${sites} autres sites suivent`} ces chiffres : ce que vous enregistrez ` +
  'ici change aussi chez eux, sauf un chiffre qu’ils ont changé eux-mêmes.'

interface Missing {
  figures: DatedFigure[]
  preset: readonly DatedFigure[]
  disabled: boolean
  onChange(figures: DatedFigure[]): void
}

/** What the agency has and this site has not. */
export function MissingFigures({ figures, preset, disabled, onChange }: Missing) {
  const own = new Set(figures.map(({ key }) => key))
  const missing = new Map(
    preset.filter(({ key }) => !own.has(key)).map(({ key, label }) => [key, label]),
  )
  if (missing.size === 0) return null
  return (
    <Box component="section" aria-label="Chiffres de l’agence que ce site n’a pas" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Chiffres de l’agence que ce site n’a pas
      </Typography>
      {[...missing].map(([key, label]) => (
        <Box key={key} sx={{ py: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>{fr(label)}</Typography>
          <Button
            disabled={disabled}
            aria-label={`Reprendre « ${label} »`}
            onClick={() => onChange(withPeriodsOf(figures, preset, key))}
          >
            Reprendre
          </Button>
        </Box>
      ))}
    </Box>
  )
}
