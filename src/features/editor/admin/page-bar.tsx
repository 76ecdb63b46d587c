import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DocumentBar } from '#features/publishing/admin/document-bar.tsx'
import { NotLive } from '#features/publishing/admin/document-status.tsx'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'

const FieldsDialog = lazy(async () => ({
  default: (await import('./fields-dialog.tsx')).FieldsDialog,
}))

interface PageBarProps {
  editing: PageEditing
  heading: ReactNode
  /** Shows a widget of the page: « Aller au widget ». */
  onGoTo(widgetId: number): void
}

/** The bar over a page: what visitors see of it, and its fields. */
export function PageBar({ editing, heading, onGoTo }: PageBarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DocumentBar
        editing={editing}
        heading={heading}
        chip={editing.isLive ? null : <NotLive />}
        publishLabel="Publier"
        entries={[
          {
            label: 'Titre et description',
            isEnabled: !editing.isReadOnly,
            onChoose: () => setOpen(true),
          },
        ]}
        onGoTo={onGoTo}
      />
      <Suspense fallback={null}>
        {isOpen ? <FieldsDialog editing={editing} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
