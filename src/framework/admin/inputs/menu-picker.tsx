import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { choices } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { useCall } from '../shell/use-call.ts'

/** One source menu, chosen by its name; 0 for none. */
export function MenuPicker({ label, help, value, onChange, error, disabled }: InputProps<number>) {
  const remote = useCall(choices.menus, { query: { perPage: 500 } })
  const menus = remote.data?.data ?? []
  const isLost = remote.data !== undefined && value > 0 && !menus.some(({ id }) => id === value)
  const problem =
    error ||
    remote.error?.message ||
    (isLost ? `Le menu ${value} n’existe pas : choisissez-en un.` : '')
  const isListed = value === 0 || menus.some(({ id }) => id === value)
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={Boolean(problem)}
      helperText={problem || help}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <MenuItem value={0}>Aucun menu</MenuItem>
      {isListed ? null : <MenuItem value={value}>Menu {value}</MenuItem>}
      {menus.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
