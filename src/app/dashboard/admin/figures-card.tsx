import type { BoardState } from '../contract/board.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { AllWell, BoardCard, Line, Lines, More } from './board-card.tsx'
import { counted } from './counted.ts'

const SHOWN = 6

type Figures = NonNullable<BoardState['figures']>

/** Figures of the law that somebody should read at their source. */
export function FiguresCard({ figures: { toRead, missing } }: { figures: Figures }) {
  return (
    <BoardCard title="Chiffres à relire" action={{ label: 'Ouvrir les chiffres', to: '/chiffres' }}>
      {toRead.length === 0 && <AllWell>Chaque chiffre montré est en vigueur.</AllWell>}
      <Lines>
        {toRead.slice(0, SHOWN).map((figure) => (
          <Line
            key={figure.key}
            to="/chiffres"
            name={figure.label}
            detail={DETAILS[figure.reason](figure.at)}
            isGrave={figure.reason === 'over'}
          />
        ))}
        {missing > 0 && (
          <Line
            to="/chiffres"
            name={counted(missing, 'chiffre sans valeur', 'chiffres sans valeur')}
            detail="Les visiteurs ne les voient pas."
          />
        )}
      </Lines>
      <More count={toRead.length - SHOWN} words={['autre à relire', 'autres à relire']} />
    </BoardCard>
  )
}

const DETAILS: Readonly<Record<Figures['toRead'][number]['reason'], (at: string) => string>> = {
  over: (at) => `N’est plus en vigueur depuis le ${dateOf(at)}`,
  ending: (at) => `En vigueur jusqu’au ${dateOf(at)}`,
  // A month or a day.
  unread: (at) => `Pas relu depuis ${at.split('-').toReversed().join('/')}`,
}
