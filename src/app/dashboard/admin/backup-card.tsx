import { Typography } from '@mui/material'
import type { KnownBackup } from '#features/operations/rules/known-backup.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { AllWell, BoardCard } from './board-card.tsx'

/** When the site was last copied to a safe place, as far as this server knows. */
export function BackupCard({ known }: { known: KnownBackup | null }) {
  return (
    <BoardCard title="Sauvegarde">
      {known && !known.isOld && (
        <AllWell>
          Dernière sauvegarde le {dateTimeOf(known.at)} ({sizeOf(known.bytes)}).
        </AllWell>
      )}
      {known?.isOld && (
        <Typography color="error">
          La dernière sauvegarde date du {dateTimeOf(known.at)}.
        </Typography>
      )}
      {known === null && (
        <Typography>
          Aucune sauvegarde connue : demandez à la personne qui héberge le site d’en faire une copie
          régulière.
        </Typography>
      )}
    </BoardCard>
  )
}

const sizeOf = (bytes: number): string =>
  `${(bytes / 1024 ** 2).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0Mo`
