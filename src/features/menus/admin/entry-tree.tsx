import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addEntry, newEntry } from '../rules/add-entry.ts'
import type { EntryPath } from '../rules/entry-at.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { EntryMoves } from './entry-moves.tsx'
import { MOVES } from './moves.ts'
import type { EntryEditingProps } from './entry-form.tsx'

/** The entries of a menu; the chosen one has its buttons, and moves with Alt and the arrows. */
export function EntryTree({ editing, disabled }: EntryEditingProps) {
  const { data, selected } = editing
  const list = useRef<HTMLDivElement>(null)
  const wasMoved = useRef(false)
  useEffect(() => {
    if (!wasMoved.current) return
    wasMoved.current = false
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? MOVES.find(({ key }) => key === event.key) : undefined
    if (!move || selected === null || disabled) return
    event.preventDefault()
    const moved = move.run(data.menu, selected)
    if (moved === null) return
    wasMoved.current = true
    editing.edit(moved.entries, moved.path)
  }
  const add = () => {
    const { entries, path } = addEntry(data.menu, [], newEntry(data.menu))
    editing.edit(entries, path)
  }
  return (
    <Box ref={list} onKeyDown={onKeyDown}>
      {data.menu.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          Ce menu est vide : ajoutez-y une entrée.
        </Typography>
      ) : (
        <Entries entries={data.menu} parent={[]} editing={editing} disabled={disabled} />
      )}
      {disabled ? null : (
        <>
          <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 1 }}>
            Ajouter une entrée
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Les touches Alt et flèches déplacent l’entrée choisie.
          </Typography>
        </>
      )}
    </Box>
  )
}

interface EntriesProps extends EntryEditingProps {
  entries: readonly MenuEntry[]
  parent: EntryPath
}

const Entries = ({ entries, parent, editing, disabled }: EntriesProps) => (
  <Box
    component="ul"
    {...(parent.length === 0 ? { 'aria-label': 'Entrées du menu' } : {})}
    sx={{ listStyle: 'none', m: 0, p: 0, pl: parent.length === 0 ? 0 : 3 }}
  >
    {entries.map((entry, place) => {
      const path = [...parent, place]
      return (
        <li key={path.join('.')}>
          <Row entry={entry} path={path} editing={editing} disabled={disabled} />
          {entry.childs.length > 0 ? (
            <Entries entries={entry.childs} parent={path} editing={editing} disabled={disabled} />
          ) : null}
        </li>
      )
    })}
  </Box>
)

interface RowProps extends EntryEditingProps {
  entry: MenuEntry
  path: EntryPath
}

function Row({ entry, path, editing, disabled }: RowProps) {
  const { selected, faults } = editing
  const isSelected = selected !== null && selected.join('.') === path.join('.')
  const name = entry.label || 'Sans libellé'
  const place = `menu.${path.join('.childs.')}.`
  const hasFault = Object.keys(faults).some((fault) => fault.startsWith(place))
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderRadius: 1,
        mb: 0.25,
        bgcolor: isSelected ? 'action.selected' : 'transparent',
      }}
    >
      <ButtonBase
        aria-current={isSelected}
        onClick={() => editing.select(path)}
        sx={{
          typography: 'body1',
          flex: '1 1 160px',
          justifyContent: 'flex-start',
          textAlign: 'left',
          px: 1.5,
          py: 1,
          borderRadius: 1,
          overflowWrap: 'anywhere',
          color: hasFault ? 'error.main' : 'text.primary',
          '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
        }}
      >
        {name}
        {hasFault ? ' (à corriger)' : ''}
      </ButtonBase>
      {isSelected && !disabled ? <EntryMoves editing={editing} path={path} name={name} /> : null}
    </Box>
  )
}
