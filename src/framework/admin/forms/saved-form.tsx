import { Alert, Box, Button, Typography } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { Edited } from './use-edited.ts'

interface SavedFormProps<V> {
  edited: Edited<V>
  saveLabel?: string | undefined
  /** What is said where nothing may be changed. */
  locked?: string
  children: ReactNode
}

/** Fields with the button that saves them: nothing is saved behind anybody's back. */
export function SavedForm<V extends object>({
  edited: part,
  saveLabel = 'Enregistrer',
  locked = 'Votre rôle permet de lire ces réglages, pas de les changer.',
  children,
}: SavedFormProps<V>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!part.isSaving && part.isDirty) void part.save()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} onBlur={part.left}>
      {part.mayWrite ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {locked}
        </Alert>
      )}
      {children}
      {part.mayWrite ? <SaveBar part={part} saveLabel={saveLabel} /> : null}
    </Box>
  )
}

/** Within reach however long the form is. */
const SAVE_BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 3,
  mb: -1,
  py: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}

interface SaveBarProps<V> {
  part: Edited<V>
  saveLabel: string
}

function SaveBar<V extends object>({ part, saveLabel }: SaveBarProps<V>) {
  const { isDirty, isSaving, isSaved, fault, isConflict } = part
  return (
    <Box sx={SAVE_BAR}>
      <Box role="alert">
        {fault ? (
          <Alert
            severity="error"
            sx={{ mb: 2 }}
            action={
              isConflict ? <Button onClick={part.reload}>Garder ma saisie et relire</Button> : null
            }
          >
            {fr(fault)}
          </Alert>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={!isDirty || isSaving}>
          {isSaving ? 'Enregistrement…' : saveLabel}
        </Button>
        {isDirty ? (
          <Button disabled={isSaving} onClick={part.undo}>
            Annuler les changements
          </Button>
        ) : null}
        <Typography component="output" variant="body2" color="textSecondary">
          {isSaved ? 'Enregistré.' : isDirty ? 'Changements non enregistrés.' : ''}
        </Typography>
      </Box>
    </Box>
  )
}
