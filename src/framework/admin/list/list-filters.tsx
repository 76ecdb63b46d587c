import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListContext } from './list-query.ts'

/** One way to narrow a list. */
export type ListFilter = { name: string; label: string } & (
  | { kind: 'search' | 'text' | 'date' }
  | { kind: 'choice'; choices: readonly { id: string; name: string }[] }
)

/** The filters of a list, all of them in sight. */
export const ListFilters = ({ filters }: { filters: readonly ListFilter[] }) => (
  <Box
    component="search"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      flex: '1 1 300px',
      '& > *': FILTER,
    }}
  >
    {filters.map((filter) => (
      <FilterInput key={filter.name} filter={filter} />
    ))}
  </Box>
)

/** Two beside each other on a phone, four in the room beside the menu. */
const FILTER = { flex: '1 1 136px', maxWidth: 220, my: 0 } as const

const SHRUNK = { inputLabel: { shrink: true } }

function FilterInput({ filter: { name, label, ...kind } }: { filter: ListFilter }) {
  const control = useListContext()
  const held = control.filter[name]
  const value = typeof held === 'string' || typeof held === 'number' ? String(held) : ''
  if (kind.kind === 'date')
    return (
      <TextField
        type="date"
        label={label}
        value={value}
        onChange={({ target }) => control.narrow(name, target.value)}
        slotProps={SHRUNK}
      />
    )
  if (kind.kind !== 'choice') return <TypedInput {...{ name, label, value, kind: kind.kind }} />
  const isKnown = kind.choices.some(({ id }) => id === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => control.narrow(name, target.value)}
      slotProps={{ ...SHRUNK, select: { displayEmpty: true } }}
    >
      <MenuItem value="">Peu importe</MenuItem>
      {kind.choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Milliseconds without a key after which what is typed is looked for. */
const PAUSE = 300

interface TypedInputProps {
  name: string
  label: string
  value: string
  kind: 'search' | 'text'
}

function TypedInput({ name, label, value, kind }: TypedInputProps) {
  const { narrow } = useListContext()
  const [typed, setTyped] = useState<string | null>(null)
  const look = useEffectEvent((text: string) => {
    narrow(name, text.trim())
    setTyped(null)
  })
  useEffect(() => {
    if (typed === null) return
    const pause = setTimeout(look, PAUSE, typed)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <TextField
      type={kind}
      label={label}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
