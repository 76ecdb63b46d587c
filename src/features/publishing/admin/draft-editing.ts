import type {
  DraftConflict,
  DraftFields,
  DraftProblem,
  DraftWidget,
  PageDraft,
} from '#base/core/page/page-draft.ts'

/** How safe what was typed is. */
type Saving = 'saved' | 'waiting' | 'saving' | 'failed'

/** A conflict with what was typed here, which is kept until somebody decides. */
export interface OpenConflict extends DraftConflict {
  mine: { widgets: DraftWidget[]; fields: DraftFields }
}

/** The draft that is being edited, as `useDraft` gives it. */
export interface DraftEditing {
  state: 'loading' | 'failed' | 'ready'
  /** A French sentence: why it could not be opened, or what the last action met. */
  error: string | null
  /** As the server last said it; `null` until then. */
  draft: PageDraft | null
  /** As they were last given to `save`, or read. */
  widgets: DraftWidget[]
  fields: DraftFields
  /** Rises when `widgets` were replaced from outside (restored, theirs taken): mount anew. */
  generation: number
  saving: Saving
  /** Somebody else edits this page, or a conflict waits for a decision: nothing is to be typed. */
  isReadOnly: boolean
  conflict: OpenConflict | null
  /** Why publishing was refused, by widget and field; empty when it was not. */
  problems: DraftProblem[]
  /** Takes over what was typed and saves it soon. Call it with every change. */
  save(widgets: DraftWidget[], fields?: Partial<DraftFields>): void
  /** Saves what waits; `true` when all is on the server. */
  saveNow(): Promise<boolean>
  publish(): Promise<boolean>
  unpublish(): Promise<boolean>
  /** Back to the live page; what was typed stays in the history. */
  discard(): Promise<boolean>
  /** Asks the editors to publish. */
  askForPublication(note: string): Promise<boolean>
  /** Takes the page from whoever edits it, who is told. */
  takeOver(): Promise<boolean>
  /** « Reprendre ma version » : mine in place of theirs, which the history keeps. */
  keepMine(): Promise<boolean>
  /** « Prendre la sienne » : theirs in place of mine, which the history keeps. */
  takeTheirs(): Promise<boolean>
  /** Puts a version of the history into the draft. */
  restore(revisionId: number): Promise<boolean>
  /** Reads the draft again: schedules, links and requests were changed. */
  refresh(): Promise<void>
  dismissError(): void
  /** Counter of what is saved, as it is at this moment. */
  base(): number
}

/** What a dialog over the draft is given. */
export interface DraftDialogProps {
  draft: DraftEditing
  onClose(): void
}
