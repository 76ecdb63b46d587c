import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import { type ReactNode, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import type {
  TextScreenRows,
  TextScreenWords,
} from '#features/publishing/admin/texts/text-screen-words.ts'
import { TextsScreen } from '#features/publishing/admin/texts/texts-screen.tsx'
import { personDocuments } from '#features/publishing/contract/person-documents.ts'
import type { ListedText } from '#features/publishing/contract/texts.ts'
import { team } from '#features/team/contract/team.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import type { PersonChoice } from '#framework/api/choice-calls.ts'
import { monogramOf } from '#framework/ui/rules/monogram.ts'

const WORDS: TextScreenWords = {
  path: '/team',
  title: 'Équipe',
  intro:
    'Les personnes du cabinet, dans l’ordre où le site les montre. Une page les affiche avec le bloc «\u00A0Équipe\u00A0»\u202F; ce que vous publiez ici y change aussitôt.',
  add: 'Ajouter une personne',
  none: 'L’équipe est encore vide. Ajoutez une personne, publiez-la, puis montrez l’équipe sur une page avec le bloc «\u00A0Équipe\u00A0».',
  hasLanguages: false,
  hasUses: false,
  notLive: 'Pas en ligne',
  name: { label: 'Prénom et nom', help: 'Tels que les visiteurs les liront.' },
  ending: 'e',
}

/** `/admin/team`: the firm's people in their order. */
export default function TeamScreen() {
  const { data, error } = useCall(team.list)
  const order = useOrder(data?.data ?? [])
  // Nobody has a place before it is known.
  const move = data === undefined ? null : order.move
  const known = new Map(order.persons.map((person) => [person.id, person]))
  const place = new Map(order.persons.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: ListedText) => place.get(id) ?? place.size
  const rows: TextScreenRows = {
    isRead: data !== undefined || error !== null,
    sorted: (texts) => texts.toSorted((one, other) => placeOf(one) - placeOf(other)),
    mark: ({ id, title }) => drawnFace(known.get(id), title),
    told: ({ id }) => known.get(id)?.role ?? '',
    move,
  }
  return (
    <>
      {error ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`Portraits, fonctions et ordre n’ont pas pu être lus : ${error.message}`}
        </Alert>
      ) : null}
      <TextsScreen of={personDocuments} words={WORDS} rows={rows} />
    </>
  )
}

/** The order as it was last chosen here, saved with every step. */
function useOrder(read: readonly PersonChoice[]): {
  persons: readonly PersonChoice[]
  move: TextScreenRows['move']
} {
  const may = useMay()
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const { mutateAsync } = useAct(team.order)
  const rank = new Map(chosen?.map((id, index) => [id, index]))
  const rankOf = ({ id }: PersonChoice) => rank.get(id) ?? rank.size
  const persons = read.toSorted((one, other) => rankOf(one) - rankOf(other))
  const move = ({ id }: ListedText, step: 1 | -1) => {
    const from = persons.findIndex((person) => person.id === id)
    const ids = persons.map((person) => person.id)
    if (from < 0 || from + step < 0 || from + step >= ids.length) return
    const next = ids.toSpliced(from, 1).toSpliced(from + step, 0, id)
    setChosen(next)
    mutateAsync({ body: { ids: next } }).catch((cause: unknown) => {
      setChosen(null)
      notify(sentenceOf(cause), { type: 'error' })
    })
  }
  return { persons, move: may('team.publish') ? move : null }
}

/** Somebody's portrait, else their initials; the name beside it says who it is. */
function drawnFace(person: PersonChoice | undefined, title: string): ReactNode {
  const photo = person?.photo
  return (
    <Avatar
      variant="rounded"
      alt=""
      {...(photo ? { src: photo.src } : {})}
      aria-hidden
      sx={{
        width: 48,
        height: 48,
        bgcolor: 'action.selected',
        color: 'text.primary',
        '& img': { objectPosition: `${photo?.x ?? 50}% ${photo?.y ?? 50}%` },
      }}
    >
      {photo ? null : monogramOf(person?.name || title).letters}
    </Avatar>
  )
}
