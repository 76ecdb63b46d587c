import { Chip, Stack, Tooltip } from '@mui/material'
import { Fragment } from 'react'
import { instantInParis } from '#base/kit/time/paris-time.ts'
import type { TreePage } from '../../contract/pages.ts'

/** A state of a page that somebody should see at a glance. */
interface State {
  label: string
  /** What it means, in a sentence. */
  help: string
  color?: 'primary' | 'warning'
}

/** The states of a page beyond « live », the most telling first. */
function statesOf(page: TreePage): State[] {
  const { is_active, is_secure, is_indexable, isOff, hasDraft, scheduled, languages } = page
  return [
    ...(is_active
      ? []
      : [{ label: 'Hors ligne', help: 'Les visiteurs ne voient pas cette page.' }]),
    ...(isOff
      ? [{ label: 'Désactivée', help: 'Un réglage du site retire cette page des visiteurs.' }]
      : []),
    ...(hasDraft
      ? [
          {
            label: 'Brouillon',
            help: 'Des changements attendent d’être publiés.',
            color: 'warning' as const,
          },
        ]
      : []),
    ...scheduled.map(({ action, due }) => ({
      label: action === 'publish' ? 'Publication prévue' : 'Retrait prévu',
      help: `Le ${instantInParis(due)}.`,
      color: 'primary' as const,
    })),
    ...(is_secure ? [{ label: 'Réservée', help: 'Il faut se connecter pour la lire.' }] : []),
    ...(is_indexable
      ? []
      : [{ label: 'Non référencée', help: 'Les moteurs de recherche ne la gardent pas.' }]),
    ...(languages.includes('en') ? [{ label: 'EN', help: 'Elle existe aussi en anglais.' }] : []),
  ]
}

/** The states of a page as marks with their meaning. */
export const PageStates = ({ page }: { page: TreePage }) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    {statesOf(page).map(({ label, help, color }) => (
      <Fragment key={label + help}>
        <Tooltip title={help} describeChild>
          <Chip size="small" variant="outlined" label={label} color={color ?? 'default'} />
        </Tooltip>{' '}
      </Fragment>
    ))}
  </Stack>
)
