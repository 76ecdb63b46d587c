import { Button, Chip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { DocumentBar } from '#features/publishing/admin/document-bar.tsx'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'
import { useMay } from '#framework/admin/shell/context.tsx'

const CheckPanel = lazy(async () => ({
  default: (await import('#features/publishing/admin/check-panel.tsx')).CheckPanel,
}))
const FieldsDialog = lazy(async () => ({
  default: (await import('./fields-dialog.tsx')).FieldsDialog,
}))

interface PageBarProps {
  editing: PageEditing
  /** Shows a widget of the page: « Aller au widget ». */
  onGoTo(widgetId: number): void
}

/** The bar over a page: it is looked at before it is published. */
export function PageBar({ editing, onGoTo }: PageBarProps) {
  const may = useMay()
  const [opened, setOpened] = useState<'check' | 'fields' | null>(null)
  const check = () => setOpened('check')
  const close = () => setOpened(null)
  return (
    <>
      <DocumentBar
        editing={editing}
        chip={
          editing.isLive ? null : (
            <Chip size="small" color="warning" variant="outlined" label="Pas en ligne" />
          )
        }
        publishLabel="Publier…"
        onPublish={check}
        entries={[
          {
            label: 'Titre et description',
            isEnabled: !editing.isReadOnly,
            onChoose: () => setOpened('fields'),
          },
        ]}
        onGoTo={onGoTo}
      >
        <Button onClick={check}>Vérifier</Button>
      </DocumentBar>
      <Suspense fallback={null}>
        {opened === 'check' ? (
          <CheckPanel
            editing={editing}
            mayPublish={may('pages.publish')}
            onGoTo={onGoTo}
            onClose={close}
          />
        ) : null}
        {opened === 'fields' ? <FieldsDialog editing={editing} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
