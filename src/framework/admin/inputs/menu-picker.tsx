import MenuItem from '@mui/material/MenuItem'
import { choices } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { SelectField } from './plain-inputs.tsx'
import { useCall } from '../shell/use-call.ts'

/** One source menu, chosen by its name; 0 for none. */
export function MenuPicker({ onChange, ...props }: InputProps<number>) {
  const { value, error } = props
  const { data, error: failure } = useCall(choices.menus, { query: { perPage: 500 } })
  const menus = data?.data ?? []
  const isListed = value === 0 || menus.some(({ id }) => id === value)
  const lost = data && !isListed ? `Le menu ${value} n’existe pas : choisissez-en un.` : ''
  return (
    <SelectField
      {...props}
      error={error || failure?.message || lost}
      onChange={(id) => onChange(Number(id))}
    >
      <MenuItem value={0}>Aucun menu</MenuItem>
      {isListed ? null : <MenuItem value={value}>Menu {value}</MenuItem>}
      {menus.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </SelectField>
  )
}
