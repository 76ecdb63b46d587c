import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { choices } from '#framework/api/choice-calls.ts'
import { focusFirst } from '../../focus-first.ts'
import { useCall } from '../../shell/use-call.ts'
import type { TextEditor } from './engine/text-editor.ts'

/** Puts a figure of the law at the cursor, by its key: visitors read its value of the day. */
export function FigureDialog({ editor, close }: { editor: TextEditor; close(): void }) {
  const { data, error } = useCall(choices.figures)
  const [mark, setMark] = useState('')
  const figures = data?.data ?? []
  const apply = () => {
    editor.view.dispatch(editor.state.tr.insertText(mark))
    editor.focus()
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>Chiffre</DialogTitle>
      <DialogContent>
        <Autocomplete
          loading={!data && !error}
          loadingText="Lecture des chiffres…"
          noOptionsText="Aucun chiffre de ce nom n’a de valeur"
          options={figures}
          onChange={(_event, figure) => setMark(figure?.mark ?? '')}
          getOptionKey={(figure) => figure.mark}
          getOptionLabel={({ label }) => label}
          isOptionEqualToValue={(option, figure) => option.mark === figure.mark}
          renderOption={({ key, ...props }, figure) => (
            <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
              <Typography>{figure.label}</Typography>
              <Typography variant="body2" color="textSecondary">
                {figure.value}
              </Typography>
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={focusFirst}
              margin="dense"
              label="Chiffre utile"
              error={Boolean(error)}
              helperText={
                error?.message ??
                'Le texte garde sa clé ; les visiteurs lisent sa valeur du jour, qui suit « Chiffres utiles ».'
              }
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" disabled={mark === ''} onClick={apply}>
          Insérer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
