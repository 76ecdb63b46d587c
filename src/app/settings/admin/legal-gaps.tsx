import { Alert } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { SettingsFacts } from '#base/core/settings-facts.ts'
import { useRemote } from '#framework/admin/inputs/use-remote.ts'

/** What the law still asks for, as it was last saved. */
export function LegalGaps({ mark }: { mark: string }) {
  const { data } = useRemote<SettingsFacts>(`/settings/facts?mark=${mark}`)
  if (data === null) return null
  const { legalGaps } = data
  if (legalGaps.length === 0) {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        Toutes les mentions obligatoires sont là.
      </Alert>
    )
  }
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {fr(
        `Il manque encore : ${legalGaps.join(', ')}. Tant que c’est le cas, les moteurs de recherche ` +
          'sont priés de rester dehors.',
      )}
    </Alert>
  )
}
