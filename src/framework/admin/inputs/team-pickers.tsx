import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { NO_NAME } from '#base/core/person.ts'
import { fold } from '#base/kit/text/fold.ts'
import { choices, type PersonChoice } from '#framework/api/choice-calls.ts'
import { useCall } from '../shell/use-call.ts'
import type { InputProps } from './input-props.ts'

/** Persons shown at once; whoever types sees those that match. */
const SHOWN = 60

/** Somebody of the team, found by name or role; 0 for nobody. */
export function PersonPicker({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
}: InputProps<number>) {
  const remote = useCall(choices.persons)
  const persons = remote.data?.data ?? []
  const chosen = persons.find(({ id }) => id === value) ?? null
  const isLost = remote.data !== undefined && value > 0 && chosen === null
  const problem =
    error ||
    remote.error?.message ||
    (isLost
      ? `La personne ${value} n’est plus dans l’équipe : elle ne s’affiche pas. Choisissez-en une autre, ou personne.`
      : '')
  return (
    <Autocomplete
      disabled={disabled}
      loading={!remote.data && !remote.error}
      loadingText="Lecture de l’équipe…"
      noOptionsText={persons.length === 0 ? 'L’équipe est encore vide' : 'Personne de ce nom'}
      options={persons}
      value={chosen}
      onChange={(_event, person) => onChange(person?.id ?? 0)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name || NO_NAME}
      isOptionEqualToValue={(option, person) => option.id === person.id}
      filterOptions={(options, { inputValue }) => matching(options, inputValue, chosen)}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Typography>{person.name || NO_NAME}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[person.role, person.isLive ? '' : 'pas en ligne'].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(problem)}
          helperText={problem || (chosen && toldOf(chosen)) || help}
        />
      )}
    />
  )
}

const toldOf = ({ isLive, role }: PersonChoice): string =>
  isLive ? role : 'Pas en ligne : les visiteurs ne voient pas cette personne.'

/** Persons whose name or role holds every word typed. */
function matching(
  persons: readonly PersonChoice[],
  typed: string,
  chosen: PersonChoice | null,
): PersonChoice[] {
  const words = typed === chosen?.name ? [] : fold(typed).split(' ')
  const found = persons.filter(({ name, role }) => {
    const text = fold(`${name} ${role}`)
    return words.every((word) => text.includes(word))
  })
  return found.slice(0, SHOWN)
}

/** Some offices of the firm, chosen by their names; the value holds their keys. */
export function OfficesPicker({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
}: InputProps<string[]>) {
  const { data, error: failure } = useCall(choices.offices)
  const offices = data?.data ?? []
  const nameOf = (key: string): string => {
    const known = offices.find((office) => office.key === key)?.name
    return known ?? (data ? `${key} (bureau inconnu)` : key)
  }
  const problem = error || failure?.message
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disabled={disabled}
      loading={!data && !failure}
      loadingText="Lecture des bureaux…"
      noOptionsText="Aucun autre bureau"
      options={offices.map(({ key }) => key)}
      getOptionLabel={nameOf}
      value={value}
      onChange={(_event, keys) => onChange(keys)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(problem)}
          helperText={problem || help}
        />
      )}
    />
  )
}
