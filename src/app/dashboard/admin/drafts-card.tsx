import { Alert } from '@mui/material'
import { type DocumentKey, editAddress } from '#base/core/document.ts'
import { drafts, type DraftsBoard } from '#features/publishing/contract/drafts-board.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { AllWell, BoardCard, Line, Lines } from './board-card.tsx'

const SHOWN = 6

/** What waits between an edit and its publication: requests, schedules and their failures, drafts. */
export function DraftsCard() {
  const { data, error } = useCall(drafts.board)
  return (
    <BoardCard title="En préparation" action={{ label: 'Ouvrir les pages', to: '/pages' }}>
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {data && <Waiting {...data} />}
    </BoardCard>
  )
}

function Waiting({ drafts: written, requests, schedules }: DraftsBoard) {
  if (written.length + requests.length + schedules.length === 0) {
    return <AllWell>Aucun brouillon : tout ce qui est écrit est en ligne.</AllWell>
  }
  const told = new Set([...schedules, ...requests].map(keyOf))
  const others = written.filter((entry) => !told.has(keyOf(entry)))
  return (
    <Lines>
      {schedules.map((entry) => (
        <Line
          key={`${entry.action} ${keyOf(entry)}`}
          {...(entry.name === null ? {} : { to: editAddress(entry) })}
          name={entry.name ?? 'À la corbeille'}
          detail={
            entry.error ||
            `${entry.action === 'publish' ? 'Publication' : 'Mise hors ligne'} prévue le ${dateTimeOf(entry.due)}`
          }
          isGrave={entry.error !== ''}
        />
      ))}
      {requests.slice(0, SHOWN).map((entry) => (
        <Line
          key={`request ${keyOf(entry)}`}
          to={editAddress(entry)}
          name={entry.name ?? ''}
          detail={
            entry.rejected
              ? `Renvoyé à ${entry.by.name} par ${entry.rejected.by.name} : ${entry.rejected.reason}`
              : `${entry.by.name} demande la publication (${dateTimeOf(entry.at)})`
          }
        />
      ))}
      {others.slice(0, SHOWN).map((entry) => (
        <Line
          key={`draft ${keyOf(entry)}`}
          to={editAddress(entry)}
          name={entry.name ?? ''}
          detail={`Brouillon de ${entry.by.name}, ${dateTimeOf(entry.at)}`}
        />
      ))}
    </Lines>
  )
}

const keyOf = ({ kind, ref, lang }: DocumentKey): string => `${kind} ${lang} ${ref}`
