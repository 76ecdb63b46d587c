import { Box, Button, Paper, Typography } from '@mui/material'
import type { PageProperties } from '../contract/pages.ts'
import type { Language } from '#base/kit/language.ts'
import { ChangeDialog } from './tree/change-dialog.tsx'
import { GROUP_WIDTH, PageGroups } from './page-groups.tsx'
import { usePageForm } from './use-page-form.ts'

interface PropertiesFormProps {
  page: PageProperties
  lang: Language
  mayChange: boolean
  onSaved(page: PageProperties): void
}

/** Every property of a page in one language, in groups. */
export function PropertiesForm({ page, lang, mayChange, onSaved }: PropertiesFormProps) {
  const form = usePageForm(page, lang, onSaved)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {/* A fieldset that is disabled disables whatever stands in it. */}
      <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <PageGroups page={page} form={form} />
      </Box>
      {mayChange ? (
        <Paper
          square
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.5,
            maxWidth: GROUP_WIDTH,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.default',
          }}
        >
          <Button type="submit" variant="contained" disabled={!form.isDirty || form.isSaving}>
            Enregistrer
          </Button>
          <Button onClick={form.reset} disabled={!form.isDirty || form.isSaving}>
            Annuler les changements
          </Button>
          <Typography component="output" variant="body2" color="textSecondary">
            {form.isSaving
              ? 'Enregistrement…'
              : form.isDirty
                ? 'Des changements ne sont pas enregistrés.'
                : ''}
          </Typography>
        </Paper>
      ) : null}
      {form.preview ? (
        <ChangeDialog
          title="Ce que cela change"
          confirm="Enregistrer"
          preview={form.preview}
          onConfirm={() => void form.confirm()}
          onClose={form.forgetPreview}
        />
      ) : null}
    </form>
  )
}
