import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { BoardState, ToLookAt } from '../contract/board.ts'
import { AllWell, BoardCard, Line, Lines, More } from './board-card.tsx'
import { counted } from './counted.ts'

const SHOWN = 8

const KIND_WORDS: Readonly<Record<ToLookAt['kind'], string>> = {
  figure: 'Chiffre',
  text: 'Texte',
  changed: 'Texte et chiffre',
  legal: 'Texte légal',
  link: 'Lien',
  deadline: 'Échéance',
}

/** What somebody should look at before it is stale, by date. */
export function FreshnessCard({ freshness }: { freshness: NonNullable<BoardState['freshness']> }) {
  const { list, count, missing, today } = freshness
  return (
    <BoardCard title="À regarder, par date">
      {list.length === 0 && <AllWell>Rien ne demande à être relu ce mois-ci.</AllWell>}
      <Lines>
        {list.slice(0, SHOWN).map(({ kind, at, name, detail, to }) => (
          <Line
            key={`${kind} ${to} ${name} ${detail}`}
            to={to}
            name={fr(name)}
            detail={fr(`${KIND_WORDS[kind]}, ${dateOf(at)} : ${detail}`)}
            isGrave={at < today}
          />
        ))}
        {missing !== null && missing > 0 && (
          <Line
            to="/chiffres"
            name={counted(missing, 'chiffre sans valeur', 'chiffres sans valeur')}
            detail="Les visiteurs ne les voient pas."
          />
        )}
      </Lines>
      <More
        count={count - Math.min(list.length, SHOWN)}
        words={['autre à regarder', 'autres à regarder']}
      />
    </BoardCard>
  )
}
