import type { BoardState, StalePage } from '../contract/board.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { AllWell, BoardCard, Line, Lines, More } from './board-card.tsx'

const SHOWN = 6

/** Pages whose review is due, and those that nobody has touched for a year. */
export function PagesCard({ pages }: { pages: NonNullable<BoardState['pages']> }) {
  const { overdue, soon, untouched, untouchedCount } = pages
  const isCalm = overdue.length + soon.length + untouchedCount === 0
  return (
    <BoardCard title="Pages à relire" action={{ label: 'Ouvrir les pages', to: '/pages' }}>
      {isCalm && (
        <AllWell>
          Aucune relecture en retard, et chaque page a été revue depuis moins d’un an.
        </AllWell>
      )}
      <Lines>
        {overdue.slice(0, SHOWN).map((page) => (
          <Line
            key={`${page.lang}${page.id}`}
            to={editorOf(page)}
            name={page.name}
            detail={`À relire depuis le ${dateOf(page.at)}`}
            isGrave
          />
        ))}
        {soon.slice(0, SHOWN).map((page) => (
          <Line
            key={`${page.lang}${page.id}`}
            to={editorOf(page)}
            name={page.name}
            detail={`À relire avant le ${dateOf(page.at)}`}
          />
        ))}
        {untouched.slice(0, SHOWN).map((page) => (
          <Line
            key={`${page.lang}${page.id}`}
            to={editorOf(page)}
            name={page.name}
            detail={`Inchangée depuis le ${dateOf(page.at)}`}
          />
        ))}
      </Lines>
      <More
        count={overdue.length - SHOWN}
        words={['autre relecture en retard', 'autres en retard']}
      />
      <More
        count={untouchedCount - Math.min(SHOWN, untouched.length)}
        words={['autre page inchangée depuis un an', 'autres pages inchangées depuis un an']}
      />
    </BoardCard>
  )
}

const editorOf = ({ id, lang }: StalePage): string => `/pages/${id}/${lang}/edit`
