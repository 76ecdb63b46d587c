import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { focusFirst } from '../../focus-first.ts'
import { imageWords, removeFigure, setImageWords } from './figure-nodes.ts'

interface ImageBarProps {
  editor: Editor
  disabled: boolean
  /** Asks for another picture. */
  replace(): void
}

/** What can be done with the picture that is chosen. */
export function ImageBar({ editor, disabled, replace }: ImageBarProps) {
  const [words, setWords] = useState<string | null>(null)
  const close = () => setWords(null)
  const items = [
    ['Changer l’image', replace],
    ['Texte alternatif', () => setWords(imageWords(editor) ?? '')],
    ['Retirer l’image', () => removeFigure(editor)],
  ] as const
  return (
    <>
      {items.map(([label, run]) => (
        <Button key={label} size="small" disabled={disabled} onClick={run}>
          {label}
        </Button>
      ))}
      {words === null ? null : (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="image-words">
          <DialogTitle id="image-words">Texte alternatif</DialogTitle>
          <DialogContent>
            <TextField
              inputRef={focusFirst}
              fullWidth
              margin="dense"
              label="Ce que montre l’image"
              helperText="Lu à qui ne la voit pas ; vide si elle n’est là que pour orner."
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Annuler</Button>
            <Button
              variant="contained"
              onClick={() => {
                setImageWords(editor, words.trim())
                close()
              }}
            >
              Appliquer
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
