import { Typography } from '@mui/material'
import { leads as calls } from '#features/leads/contract/leads.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import type { BoardState } from '../contract/board.ts'
import { AllWell, BoardCard, Line, Lines } from './board-card.tsx'
import { counted } from './counted.ts'

/** Requests that are shown by name. */
const SHOWN = 3

const NEWEST = {
  filter: JSON.stringify({ status: 'new' }),
  perPage: SHOWN,
  sort: 'received_at',
  order: 'DESC',
} as const

/** Requests of visitors that nobody has dealt with yet, the newest by name. */
export const LeadsCard = ({ leads }: { leads: NonNullable<BoardState['leads']> }) => (
  <BoardCard title="Demandes" action={{ label: 'Ouvrir les demandes', to: '/leads' }}>
    {leads.unread === 0 ? (
      <AllWell>
        {leads.hasCome
          ? 'Toutes les demandes sont prises en charge.'
          : 'Aucune demande n’est encore arrivée.'}
      </AllWell>
    ) : (
      <>
        <Typography>
          <strong>{counted(leads.unread, 'demande attend', 'demandes attendent')}</strong> une
          réponse{leads.oldest && `, la plus ancienne depuis le ${dateTimeOf(leads.oldest)}`}.
        </Typography>
        <Newest />
      </>
    )}
    {leads.quarantine > 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {counted(leads.quarantine, 'autre est en quarantaine', 'autres sont en quarantaine')}
        {leads.crowded > 0 &&
          `, dont ${counted(leads.crowded, 'reçue', 'reçues')} pendant un afflux : à lire`}
        .
      </Typography>
    )}
  </BoardCard>
)

function Newest() {
  const { data } = useCall(calls.list, { query: NEWEST })
  return (
    <Lines>
      {data?.data.map(({ id, name, email, formTitle, excerpt }) => (
        <Line
          key={id}
          to={`/leads/${id}/show`}
          name={name || email || formTitle}
          detail={excerpt || formTitle}
        />
      ))}
    </Lines>
  )
}
