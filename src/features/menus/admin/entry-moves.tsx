import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { addEntry, newEntry } from '../rules/add-entry.ts'
import type { EntryPath } from '../rules/entry-at.ts'
import { MAX_LEVELS } from '../rules/indent-entry.ts'
import { removeEntry } from '../rules/remove-entry.ts'
import { MOVES } from './moves.ts'
import type { EntryEditing } from './entry-editing.ts'

interface EntryMovesProps {
  editing: EntryEditing
  path: EntryPath
  name: string
}

/** What can be done with the chosen entry. */
export function EntryMoves({ editing, path, name }: EntryMovesProps) {
  const entries = editing.data.menu
  const addInside = () => {
    const added = addEntry(entries, path, newEntry(entries))
    editing.edit(added.entries, added.path)
  }
  return (
    <Box sx={{ display: 'flex' }}>
      {MOVES.map(({ label, icon: Icon, run }) => {
        const moved = run(entries, path)
        return (
          <IconButton
            key={label}
            size="small"
            title={label}
            aria-label={`${label} : ${name}`}
            disabled={moved === null}
            onClick={() => moved && editing.edit(moved.entries, moved.path)}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
      <IconButton
        size="small"
        title="Ajouter une sous-entrée"
        aria-label={`Ajouter une sous-entrée : ${name}`}
        disabled={path.length >= MAX_LEVELS}
        onClick={addInside}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        title="Retirer"
        aria-label={`Retirer : ${name}`}
        onClick={() => editing.edit(removeEntry(entries, path), null)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
