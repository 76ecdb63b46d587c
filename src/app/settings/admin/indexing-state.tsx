import { Alert, Link as PlainLink } from '@mui/material'
import { Link } from 'react-router'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { SettingsFacts } from '#base/core/settings-facts.ts'
import { useRemote } from '#framework/admin/inputs/use-remote.ts'

/** Whether search engines may come, as it is written now, and what keeps them away. */
export function IndexingState({ isWanted }: { isWanted: boolean }) {
  const { data } = useRemote<SettingsFacts>('/settings/facts')
  if (data === null) return null
  const { legalGaps } = data
  if (!isWanted) {
    return (
      <Alert severity="info">{fr('Les moteurs de recherche sont priés de rester dehors.')}</Alert>
    )
  }
  if (legalGaps.length === 0) {
    return <Alert severity="success">Les moteurs de recherche peuvent garder le site.</Alert>
  }
  return (
    <Alert severity="warning">
      {fr(`Les moteurs restent dehors : à l’identité légale, il manque ${legalGaps.join(', ')}.`)}{' '}
      <PlainLink component={Link} to="/admin/cabinet/identite-legale">
        Compléter l’identité légale
      </PlainLink>
    </Alert>
  )
}
