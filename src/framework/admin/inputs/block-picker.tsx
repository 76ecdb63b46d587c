import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { choices } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { SelectField } from './plain-inputs.tsx'
import { BASE } from '../shell/configuration.ts'
import { useCall } from '../shell/use-call.ts'

/** One shared block, chosen by its name; 0 for none. */
export function BlockPicker({ onChange, ...props }: InputProps<number>) {
  const { help, value, error } = props
  const remote = useCall(choices.blocks)
  const blocks = remote.data?.data ?? []
  const chosen = blocks.find(({ id }) => id === value)
  const isLost = remote.data !== undefined && value > 0 && !chosen
  const problem =
    error ||
    remote.error?.message ||
    (isLost
      ? 'Ce bloc n’existe plus, ou il est dans la corbeille : choisissez-en un autre, ou restaurez-le.'
      : '')
  const none =
    remote.data?.data.length === 0
      ? 'Aucun bloc partagé pour l’instant : ajoutez-en un sous « Blocs partagés ».'
      : ''
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <SelectField
        {...props}
        help={none || help}
        error={problem}
        onChange={(id) => onChange(Number(id))}
      >
        <MenuItem value={0}>Aucun bloc</MenuItem>
        {value === 0 || chosen ? null : <MenuItem value={value}>Bloc {value}</MenuItem>}
        {blocks.map(({ id, title, lang, isLive }) => (
          <MenuItem key={id} value={id}>
            {[title, lang === 'en' ? 'en anglais' : '', isLive ? '' : 'pas en ligne']
              .filter(Boolean)
              .join(', ')}
          </MenuItem>
        ))}
      </SelectField>
      {chosen || (value === 0 && none) ? (
        <Button
          size="small"
          href={`${BASE}/blocks${chosen ? `/${chosen.id}` : ''}`}
          target="_blank"
          rel="noopener"
        >
          {chosen ? 'Modifier ce bloc (nouvel onglet)' : 'Blocs partagés (nouvel onglet)'}
        </Button>
      ) : null}
    </Stack>
  )
}
