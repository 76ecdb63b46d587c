import { NO_NAME } from '#base/core/person.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { useCall } from '../shell/use-call.ts'
import { OneFound, SomeFound } from './found-inputs.tsx'
import type { InputProps } from './input-props.ts'

/** Somebody of the team, found by name or role; 0 for nobody. */
export function PersonPicker(props: InputProps<number>) {
  const { data, error } = useCall(choices.persons)
  const persons = data?.data.map((person) => ({ ...person, name: person.name || NO_NAME }))
  return (
    <OneFound
      {...props}
      all={persons}
      failure={error?.message}
      loadingText="Lecture de l’équipe…"
      noneText={persons?.length ? 'Personne de ce nom' : 'L’équipe est encore vide'}
      lost={`La personne ${props.value} n’est plus dans l’équipe : elle ne s’affiche pas. Choisissez-en une autre, ou personne.`}
      detailOf={({ role, isLive }) =>
        [role, isLive ? '' : 'pas en ligne'].filter(Boolean).join(', ')
      }
      toldOf={({ role, isLive }) =>
        isLive ? role : 'Pas en ligne : les visiteurs ne voient pas cette personne.'
      }
    />
  )
}

/** Some offices of the firm, chosen by their names; the value holds their keys. */
export function OfficesPicker(props: InputProps<string[]>) {
  const { data, error } = useCall(choices.offices)
  return (
    <SomeFound
      {...props}
      all={data?.data.map(({ key, name }) => ({ code: key, name }))}
      failure={error?.message}
      loadingText="Lecture des bureaux…"
      noneText="Aucun autre bureau"
      unknown="bureau inconnu"
    />
  )
}
