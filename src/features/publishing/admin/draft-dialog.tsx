import { lazy } from 'react'
import type { DraftEditing } from './draft-editing.ts'

const CheckPanel = lazy(async () => ({ default: (await import('./check-panel.tsx')).CheckPanel }))
const HistoryPanel = lazy(async () => ({
  default: (await import('./history-panel.tsx')).HistoryPanel,
}))
const ScheduleDialog = lazy(async () => ({
  default: (await import('./schedule-dialog.tsx')).ScheduleDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))
const FieldsDialog = lazy(async () => ({
  default: (await import('./fields-dialog.tsx')).FieldsDialog,
}))
const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}))
const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

/** What the bar can open, one at a time. */
export type DialogName =
  | 'check'
  | 'history'
  | 'schedule'
  | 'share'
  | 'fields'
  | 'request'
  | 'discard'
  | 'unpublish'

interface DraftDialogProps {
  name: DialogName
  draft: DraftEditing
  mayPublish: boolean
  onGoTo(widgetId: number): void
  onClose(): void
}

/** The dialog or panel of a name; its code comes when it is first opened. */
export function DraftDialog({ name, draft, mayPublish, onGoTo, onClose }: DraftDialogProps) {
  const shared = { draft, onClose }
  switch (name) {
    case 'check':
      return <CheckPanel {...shared} mayPublish={mayPublish} onGoTo={onGoTo} />
    case 'history':
      return <HistoryPanel {...shared} />
    case 'schedule':
      return <ScheduleDialog {...shared} />
    case 'share':
      return <ShareDialog {...shared} />
    case 'fields':
      return <FieldsDialog {...shared} />
    case 'request':
      return <RequestDialog {...shared} />
    case 'discard':
      return (
        <ConfirmDialog
          title="Abandonner le brouillon ?"
          text="L’éditeur revient à la page en ligne. Ce brouillon reste dans l’historique."
          action="Abandonner le brouillon"
          onConfirm={draft.discard}
          onClose={onClose}
        />
      )
    case 'unpublish':
      return (
        <ConfirmDialog
          title="Retirer la page du site ?"
          text="Les visiteurs ne la trouveront plus. Elle reste ici, et vous pourrez la publier de nouveau."
          action="Retirer la page"
          onConfirm={draft.unpublish}
          onClose={onClose}
        />
      )
  }
}
