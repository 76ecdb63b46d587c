import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { InputProps } from './input-props.ts'
import { useRemote } from './use-remote.ts'

/** One source menu, chosen by its name; 0 for none. */
export function MenuPicker({ label, help, value, onChange, error, disabled }: InputProps<number>) {
  const remote = useRemote<{ data: { id: number; name: string }[] }>('/menus?perPage=500')
  const menus = remote.data?.data ?? []
  const isLost = remote.data !== null && value > 0 && !menus.some(({ id }) => id === value)
  const problem =
    error || remote.error || (isLost ? `Le menu ${value} n’existe pas : choisissez-en un.` : '')
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
