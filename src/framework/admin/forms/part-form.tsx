import type { SettingsPart } from '#framework/api/settings-part.ts'
import { Alert, Box, Button, Card, CircularProgress, Typography } from '@mui/material'
import type { z } from 'zod'
import { type FormEvent, type ReactNode, useId } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { type Part, usePart } from './use-part.ts'

interface PartFormProps<V extends object> {
  part: SettingsPart<V>
  title: string
  help?: string
  /** What may be saved of the values; faults are told when their field is left. */
  schema?: z.ZodType
  children(part: Part<V>): ReactNode
}

/** One part of the settings with its own button to save: nothing is saved behind anybody's back. */
export function PartForm<V extends object>(props: PartFormProps<V>) {
  const { part, title, help, schema, children } = props
  const read = usePart(part, schema)
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {fr(title)}
      </Typography>
      {help ? (
        <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {fr(help)}
        </Typography>
      ) : null}
      {read.state === 'loading' ? (
        <Box sx={{ py: 4 }}>
          <CircularProgress size={28} aria-label="Lecture des réglages" />
        </Box>
      ) : read.state === 'failed' ? (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={<Button onClick={read.retry}>Réessayer</Button>}
        >
          {read.message}
        </Alert>
      ) : (
        <Form part={read.part}>{children(read.part)}</Form>
      )}
    </Card>
  )
}

function Form<V extends object>({ part, children }: { part: Part<V>; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (part.isDirty && !part.isSaving) void part.save()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} onBlur={part.left} sx={{ mt: 3 }}>
      {part.mayWrite ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          Votre rôle permet de lire ces réglages, pas de les changer.
        </Alert>
      )}
      {children}
      {part.mayWrite ? <SaveBar part={part} /> : null}
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

function SaveBar<V extends object>({ part }: { part: Part<V> }) {
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
          {isSaving ? 'Enregistrement…' : 'Enregistrer'}
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
