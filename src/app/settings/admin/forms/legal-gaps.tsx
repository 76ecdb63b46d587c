import { Alert } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { settingsFacts } from '#features/sites/contract/settings-facts.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'

/** What the law still asks for, as it was last saved. */
export function LegalGaps() {
  const { data } = useCall(settingsFacts.read)
  if (data === undefined) return null
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
