import Button from '@mui/material/Button'
import { addColumn, addRow, isPlainTable, removeColumn, removeRow } from './table-edits.ts'
import type { TextEditor } from './engine/text-editor.ts'

const ITEMS = [
  { label: '+ ligne', title: 'Ajouter une ligne en dessous', run: addRow },
  { label: '− ligne', title: 'Retirer la ligne', run: removeRow },
  { label: '+ colonne', title: 'Ajouter une colonne à droite', run: addColumn },
  { label: '− colonne', title: 'Retirer la colonne', run: removeColumn },
] as const

/** Rows and columns of the table that the cursor stands in. */
export function TableBar({ editor, disabled }: { editor: TextEditor; disabled: boolean }) {
  const isPlain = isPlainTable(editor)
  return ITEMS.map(({ label, title, run }) => (
    <Button
      key={label}
      size="small"
      title={isPlain ? title : 'Des cellules sont réunies : modifiez ce tableau en HTML'}
      aria-label={title}
      disabled={disabled || !isPlain}
      onClick={() => run(editor)}
    >
      {label}
    </Button>
  ))
}
