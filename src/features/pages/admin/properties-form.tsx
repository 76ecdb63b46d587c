import { Box } from '@mui/material'
import type { Language } from '#base/kit/language.ts'
import { SavedForm } from '#framework/admin/forms/saved-form.tsx'
import type { PageProperties } from '../contract/pages.ts'
import { GROUP_WIDTH, PageGroups } from './page-groups.tsx'
import { ChangeDialog } from './tree/change-dialog.tsx'
import { usePageForm } from './use-page-form.ts'

interface PropertiesFormProps {
  page: PageProperties
  lang: Language
  mayChange: boolean
  /** It was read anew, or saved. */
  onRead(page: PageProperties): void
}

/** Every property of a page in one language, in groups. */
export function PropertiesForm({ page, lang, mayChange, onRead }: PropertiesFormProps) {
  const form = usePageForm(page, lang, { mayWrite: mayChange, onRead })
  return (
    <Box sx={{ maxWidth: GROUP_WIDTH }}>
      <SavedForm
        edited={form}
        locked="Votre rôle permet de lire ces propriétés, pas de les changer."
      >
        <PageGroups page={page} form={form} />
      </SavedForm>
      {form.preview ? (
        <ChangeDialog
          title="Ce que cela change"
          confirm="Enregistrer"
          preview={form.preview}
          onConfirm={() => form.answer(true)}
          onClose={() => form.answer(false)}
        />
      ) : null}
    </Box>
  )
}
