import { lazy } from 'react'
import type { DocumentEditing } from '../document-editing.ts'
import { KIND_FACTS } from '../kind-facts.ts'

const HistoryPanel = lazy(async () => ({
  default: (await import('./history-panel.tsx')).HistoryPanel,
}))
const ScheduleDialog = lazy(async () => ({
  default: (await import('./schedule-dialog.tsx')).ScheduleDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))
const NoteDialog = lazy(async () => ({ default: (await import('../note-dialog.tsx')).NoteDialog }))
const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

/** What the bar can open, one at a time. */
export type DialogName = 'history' | 'schedule' | 'share' | 'request' | 'discard' | 'unpublish'

interface DialogProps {
  name: DialogName
  editing: DocumentEditing
  /** What the kind has to say of a publication planned at an instant; empty for nothing. */
  aboutDate: ((due: string) => string) | undefined
  onClose(): void
}

/** The dialog or panel of a name; its code comes when it is first opened. */
export function DocumentDialog({ name, editing, aboutDate, onClose }: DialogProps) {
  const { the, to, It, object } = editing.words
  const { withoutIt } = KIND_FACTS[editing.kind]
  switch (name) {
    case 'history':
      return <HistoryPanel editing={editing} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog editing={editing} aboutDate={aboutDate} onClose={onClose} />
    case 'share':
      return <ShareDialog editing={editing} onClose={onClose} />
    case 'request':
      return (
        <NoteDialog
          title="Demander la publication"
          text="Les personnes qui publient verront votre demande avec ce brouillon. Rien ne change sur le site en attendant."
          label="Un mot pour elles (facultatif)"
          action="Demander"
          onSend={editing.askForPublication}
          fault={editing.error}
          onClose={onClose}
        />
      )
    case 'discard':
      return (
        <ConfirmDialog
          title="Abandonner le brouillon ?"
          text={`L’éditeur revient ${to} en ligne. Ce brouillon reste dans l’historique.`}
          action="Abandonner le brouillon"
          onConfirm={editing.discard}
          onClose={onClose}
        />
      )
    case 'unpublish':
      return (
        <ConfirmDialog
          title={`Retirer ${the} du site ?`}
          text={
            withoutIt ??
            `Les visiteurs ne ${object} trouveront plus. ${It} reste ici, et vous pourrez ${object} publier de nouveau.`
          }
          action={`Retirer ${the}`}
          onConfirm={editing.unpublish}
          onClose={onClose}
        />
      )
  }
}
