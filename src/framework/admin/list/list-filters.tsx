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
  if (kind.kind !== 'choice') return <TypedInput {...{ name, label, value, kind: kind.kind }} />
  const isKnown = value === '' || kind.choices.some(({ id }) => id === value)
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => control.narrow(name, target.value)}
      slotProps={{ ...SHRUNK, select: { displayEmpty: true } }}
    >
      <MenuItem value="">Peu importe</MenuItem>
      {/* What is no choice any more, or is not read yet, narrows the list all the same. */}
      {isKnown ? null : <MenuItem value={value}>…</MenuItem>}
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
/** Characters that are looked for at most. */
const MOST = 100
/** A day whose year is written to its end; a browser tells of each digit. */
const WHOLE_DAY = /^[1-9]\d{3}-/

interface TypedInputProps {
  name: string
  label: string
  value: string
  kind: 'search' | 'text' | 'date'
}

function TypedInput({ name, label, value, kind }: TypedInputProps) {
  const { narrow } = useListContext()
  /** What was typed, and the value over which it was. */
  const [typed, setTyped] = useState({ text: '', over: '' })
  const meantBy = (text: string) => (kind === 'date' ? text : text.trim().slice(0, MOST))
  const meant = meantBy(typed.text)
  // The address says it now: another value will have come from elsewhere.
  if (value === meant && typed.over !== meant) setTyped({ ...typed, over: meant })
  const isTyped = value === typed.over || value === meant
  const look = (text: string) => {
    const wanted = meantBy(text)
    const isWhole = kind !== 'date' || wanted === '' || WHOLE_DAY.test(wanted)
    if (isTyped && isWhole && wanted !== value) narrow(name, wanted, true)
  }
  const lookLater = useEffectEvent(look)
  useEffect(() => {
    const pause = setTimeout(() => lookLater(typed.text), PAUSE)
    return () => clearTimeout(pause)
  }, [typed.text])
  return (
    <TextField
      type={kind}
      label={label}
      value={isTyped ? typed.text : value}
      onChange={({ target }) => setTyped({ text: target.value, over: value })}
      onBlur={() => look(typed.text)}
      {...(kind === 'date' ? { slotProps: SHRUNK } : {})}
    />
  )
}
