import { Alert, Box, Button, Card, CircularProgress, Typography } from '@mui/material'
import { useId, useMemo } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { settingsOfGroup } from '#base/core/settings/settings.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { SavedForm } from '#framework/admin/forms/saved-form.tsx'
import type { Edited } from '#framework/admin/forms/use-edited.ts'
import { type Part, usePart } from '#framework/admin/forms/use-part.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { groupParts, siteParts } from '../../contract/settings.ts'
import type { Values } from '../forms/group-form.tsx'
import { LogoPalettes } from './logo-palettes.tsx'
import { LogoPreview } from './logo-preview.tsx'

const FIELDS = settingsOfGroup('brand')

interface BrandFormProps {
  help: string
  /** Settings of the logo that are shown; all unless said. */
  only?: readonly string[]
}

/** The firm's logo, and the colours that are taken from it: saved together. */
export function BrandForm({ help, only }: BrandFormProps) {
  const schema = useMemo(() => savedSchemaOf(FIELDS), [])
  const brand = usePart(groupParts.brand, schema)
  const theme = usePart(siteParts.theme)
  const titleId = useId()
  const failed = [brand, theme].find((part) => part.state === 'failed')
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        Logo et couleurs
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 3 }}>
        {fr(help)}
      </Typography>
      {failed ? (
        <Alert severity="error" action={<Button onClick={failed.retry}>Réessayer</Button>}>
          {failed.message}
        </Alert>
      ) : brand.state === 'ready' && theme.state === 'ready' ? (
        <Fields brand={brand.part} theme={theme.part} only={only} />
      ) : (
        <CircularProgress size={28} aria-label="Lecture des réglages" />
      )}
    </Card>
  )
}

interface FieldsProps {
  brand: Part<Values>
  theme: Part<ThemeTokens>
  only: readonly string[] | undefined
}

function Fields({ brand, theme, only }: FieldsProps) {
  const both = joined(brand, theme)
  const disabled = !both.mayWrite || both.isSaving
  return (
    <SavedForm edited={both}>
      <LogoPreview values={brand.values} />
      <Members
        Input={FieldInput}
        fields={FIELDS.filter(({ name }) => only?.includes(name) ?? true)}
        value={brand.values}
        onChange={brand.change}
        faults={brand.faults}
        disabled={disabled}
        isWide
      />
      <Box sx={{ mt: 3 }}>
        <LogoPalettes values={brand.values} theme={theme} disabled={disabled} />
      </Box>
    </SavedForm>
  )
}

/** Two parts under one button. */
const joined = <A extends object, B extends object>(
  a: Edited<A>,
  b: Edited<B>,
): Edited<object> => ({
  values: {},
  change: () => {},
  isDirty: a.isDirty || b.isDirty,
  mayWrite: a.mayWrite && b.mayWrite,
  isSaving: a.isSaving || b.isSaving,
  isSaved: (a.isSaved || b.isSaved) && !a.isDirty && !b.isDirty,
  fault: a.fault || b.fault,
  faults: { ...a.faults, ...b.faults },
  isConflict: a.isConflict || b.isConflict,
  async save() {
    if (a.isDirty) await a.save()
    if (b.isDirty) await b.save()
  },
  left() {
    a.left()
    b.left()
  },
  undo() {
    a.undo()
    b.undo()
  },
  reload() {
    a.reload()
    b.reload()
  },
})
