import { Typography } from '@mui/material'
import type { BoardState } from '../contract/board.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { AllWell, BoardCard } from './board-card.tsx'
import { counted } from './counted.ts'

/** Requests of visitors that nobody has dealt with yet. */
export const LeadsCard = ({ leads }: { leads: NonNullable<BoardState['leads']> }) => (
  <BoardCard title="Demandes" action={{ label: 'Ouvrir les demandes', to: '/leads' }}>
    {leads.unread === 0 ? (
      <AllWell>Toutes les demandes sont prises en charge.</AllWell>
    ) : (
      <Typography>
        <strong>{counted(leads.unread, 'demande attend', 'demandes attendent')}</strong> une réponse
        {leads.oldest && `, la plus ancienne depuis le ${dateTimeOf(leads.oldest)}`}.
      </Typography>
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
