import type { Conflict, DocumentKind, DocumentProblem, DocumentState } from '#base/core/document.ts'
import type { DocumentWords } from '../rules/document-words.ts'
import type { DocumentCalls, DocumentParams, Together } from '../contract/documents.ts'

/** What is edited of a document, and sent back. */
export type Content = Record<string, unknown>

/** How safe what was typed is. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed'

/** A conflict with what was typed here, which is kept until somebody decides. */
export interface OpenConflict<C extends Content = Content> extends Conflict {
  mine: C
}

/** A document as it stands in this browser: `D` as the server opens it, `C` its content. */
export interface EditedState<D extends DocumentState, C extends Content> {
  state: 'loading' | 'failed' | 'ready'
  /** A French sentence: why it could not be opened, or what the last action met. */
  error: string | null
  /** What the last action says of the mails about it; empty for nothing. */
  told: string
  /** As the server last said it; `null` until then. */
  document: D | null
  /** As it was last typed, or read; `null` until then. */
  content: C | null
  /** Rises when `content` was replaced from outside (restored, theirs taken): mount anew. */
  generation: number
  saving: Saving
  /** Somebody else edits it, or a conflict waits for a decision: nothing is to be typed. */
  isReadOnly: boolean
  conflict: OpenConflict<C> | null
  /** Why saving or publishing was refused, by widget and field; empty when it was not. */
  problems: DocumentProblem[]
}

/** What can be done with an opened document; what gives a promise says whether it was done. */
export interface EditedActions<C extends Content> {
  /** Takes over what was typed and saves it soon. Call it with every change. */
  change(next: (content: C) => C): void
  /** Saves what waits; `true` when all is on the server. */
  saveNow(): Promise<boolean>
  /**
   * Together with drafts that it is drawn with, all or none.
   * @returns where visitors find it now, empty for nowhere; `null` when it was refused
   */
  publish(together?: Together): Promise<{ path: string } | null>
  unpublish(): Promise<boolean>
  /** Back to what is live; what was typed stays in the history. */
  discard(): Promise<boolean>
  /** Asks the editors to publish. */
  askForPublication(note: string): Promise<boolean>
  /** Takes such a request back. */
  withdrawRequest(): Promise<boolean>
  /** Sends such a request back. */
  rejectRequest(reason: string): Promise<boolean>
  /** Takes the document from whoever edits it, who is told. */
  takeOver(): Promise<boolean>
  /** « Reprendre ma version » : mine in place of theirs, which the history keeps. */
  keepMine(): Promise<boolean>
  /** « Prendre la sienne » : theirs in place of mine, which the history keeps. */
  takeTheirs(): Promise<boolean>
  /**
   * Puts a version of the history into the draft.
   * @returns the way back to what stood there, which leads nowhere (`false`) once something else was typed; `null`
   *   when it was refused
   */
  restore(revisionId: number): Promise<(() => boolean) | null>
  /** Reads the draft again: schedules, links and requests were changed, and says a sentence. */
  refresh(sentence?: string): Promise<void>
  dismissError(): void
  /** Counter of what is saved, as it is at this moment. */
  base(): number
}

/** The document that is being edited, as `useDocument` gives it. */
export interface DocumentEditing<
  D extends DocumentState = DocumentState,
  C extends Content = Content,
>
  extends EditedState<D, C>, EditedActions<C> {
  kind: DocumentKind
  words: DocumentWords
  calls: DocumentCalls
  /** Which document. */
  params: DocumentParams
  /** Whether something of it is published. */
  isLive: boolean
}

/** Whether there is something to publish. */
export const hasWork = ({ document, isLive, saving }: DocumentEditing): boolean =>
  document !== null && (document.isDraft || !isLive || saving !== 'saved')

/** What a dialog over the document is given. */
export interface DocumentDialogProps {
  editing: DocumentEditing
  onClose(): void
}
