import Button from '@mui/material/Button'
import { useState } from 'react'
import { OneLineDialog } from '../one-line-dialog.tsx'
import { MediaDialog } from '../media-input.tsx'
import { imageWords, putImage, removeFigure, setImageWords } from './figure-edits.ts'
import type { TextEditor } from './engine/text-editor.ts'

/** Characters of an alternative text. */
const MOST_WORDS = 500

interface ImageBarProps {
  editor: TextEditor
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
        <OneLineDialog
          title="Texte alternatif"
          label="Ce que montre l’image"
          help="Lu à qui ne la voit pas ; vide si elle n’est là que pour orner."
          text={words}
          most={MOST_WORDS}
          isRequired={false}
          action="Appliquer"
          onTake={(text) => setImageWords(editor, text)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Asks which picture is put into the text. */
export const ImageDialog = ({ editor, close }: { editor: TextEditor; close(): void }) => (
  <MediaDialog
    kind="image"
    close={close}
    choose={(media) => {
      close()
      putImage(editor, media)
    }}
  />
)
