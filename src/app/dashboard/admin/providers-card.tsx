import { Alert } from '@mui/material'
import type { ProviderState } from '#features/articles/rules/provider-state.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { providers as calls } from '#features/articles/contract/providers.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { AllWell, BoardCard, Line, Lines } from './board-card.tsx'

/** Whether the articles of others arrive. */
export function ProvidersCard() {
  const { data, error } = useCall(calls.states)
  const troubled = (data?.data ?? []).filter((provider) => faultOf(provider) !== null)
  return (
    <BoardCard title="Sources d’articles" action={{ label: 'Voir les sources', to: '/sources' }}>
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {data && troubled.length === 0 && <AllWell>Toutes les sources répondent.</AllWell>}
      <Lines>
        {troubled.map((provider) => (
          <Line
            key={provider.id}
            name={provider.name}
            detail={[
              faultOf(provider) ?? '',
              provider.lastGood && `Dernière bonne réponse : ${dateTimeOf(provider.lastGood)}.`,
            ]
              .filter(Boolean)
              .join(' ')}
            isGrave
          />
        ))}
      </Lines>
    </BoardCard>
  )
}

/** What keeps a provider from answering; `null` when it does. */
const faultOf = ({ problem, breaker }: ProviderState): string | null =>
  problem ?? (breaker.state === 'closed' ? null : breaker.reason || 'Ne répond pas.')
