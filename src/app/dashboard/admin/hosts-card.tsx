import type { WaitingHost } from '#base/core/address/host-proposal.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { BoardCard, Line, Lines } from './board-card.tsx'

/** Names that firms ask for: nothing leads to them before somebody of the agency has decided. */
export const HostsCard = ({ waiting }: { waiting: readonly WaitingHost[] }) => (
  <BoardCard title="Noms d’hôte à confirmer" action={{ label: 'Décider', to: '/reglages/adresse' }}>
    <Lines>
      {waiting.map(({ host, siteId, siteName, at, by }) => (
        <Line
          key={`${siteId} ${host}`}
          name={host}
          detail={`${siteName} (site ${siteId}), proposé par ${by} le ${dateTimeOf(at)}`}
        />
      ))}
    </Lines>
  </BoardCard>
)
