import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import type { Language } from '#base/kit/language.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { TITLE_LENGTH } from '../../contract/texts.ts'
import type { TextScreenWords, TextsOfScreen } from './text-screen-words.ts'

interface NewTextDialogProps {
  of: TextsOfScreen
  words: TextScreenWords
  onClose(): void
}

const FOR_EDITORS = {
  label: 'Nom',
  help: 'Pour vous y retrouver : les visiteurs ne le voient pas.',
}

/** Asks for the name of a new text, and its language where it has one; then opens it. */
export function NewTextDialog({ of, words, onClose }: NewTextDialogProps) {
  const { name = FOR_EDITORS } = words
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [lang, setLang] = useState<Language>('fr')
  const { mutateAsync, isPending } = useAct(of.texts.create)
  const isFit = title.trim() !== '' && title.length <= TITLE_LENGTH
  const create = () => {
    mutateAsync({ body: { title, lang: words.hasLanguages ? lang : undefined } }).then(
      ({ id }) => navigate(`${words.path}/${id}`),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-text-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) create()
        }}
      >
        <DialogTitle id="new-text-title">{words.add}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <TextField
              inputRef={focusFirst}
              fullWidth
              required
              label={name.label}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              {...bounded(title, TITLE_LENGTH, name.help)}
            />
            {words.hasLanguages ? (
              <TextField
                select
                fullWidth
                label="Langue"
                value={lang}
                helperText={words.aboutLanguage}
                onChange={({ target }) => setLang(target.value === 'en' ? 'en' : 'fr')}
              >
                <MenuItem value="fr">Français</MenuItem>
                <MenuItem value="en">Anglais</MenuItem>
              </TextField>
            ) : null}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={!isFit || isPending}>
            Créer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
