import type { BoardState } from '../contract/board.ts'
import { readingDetail } from '#features/figures/admin/reading.tsx'
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
            detail={readingDetail(figure)}
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
