import type { SettingsPart } from '#framework/api/settings-part.ts'
import { Alert, Box, Button, Card, CircularProgress, Typography } from '@mui/material'
import type { z } from 'zod'
import { type ReactNode, useId } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { SavedForm } from './saved-form.tsx'
import { type Part, usePart } from './use-part.ts'

interface PartFormProps<V extends object> {
  part: SettingsPart<V>
  title: string
  help?: string
  /** What may be saved of the values; faults are told when their field is left. */
  schema?: z.ZodType
  saveLabel?: string | undefined
  /** What follows once it is saved. */
  onSaved?: (() => void) | undefined
  children(part: Part<V>): ReactNode
}

/** One part of the settings with its own button to save: nothing is saved behind anybody's back. */
export function PartForm<V extends object>(props: PartFormProps<V>) {
  const { part, title, help, schema, saveLabel, onSaved, children } = props
  const read = usePart(part, schema, onSaved)
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
        <Box sx={{ mt: 3 }}>
          <SavedForm edited={read.part} saveLabel={saveLabel}>
            {children(read.part)}
          </SavedForm>
        </Box>
      )}
    </Card>
  )
}
