import type { DocumentProblem } from '#base/core/document.ts'
import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import type { EditedKind } from '#features/publishing/admin/use-document.ts'
import {
  type PersonDraft,
  personDocuments,
} from '#features/publishing/contract/person-documents.ts'

type PersonContent = Pick<PersonDraft, 'fields'>

/** Somebody of the team who is being edited. */
export type PersonEditing = DocumentEditing<PersonDraft, PersonContent>

export const PERSON: EditedKind<PersonDraft, PersonContent> = {
  documents: personDocuments,
  contentOf: ({ fields }) => ({ fields }),
  isContent: (kept): kept is PersonContent =>
    'fields' in kept && typeof kept.fields === 'object' && kept.fields !== null,
  isLive: ({ text }) => text.isLive,
}

/** Why fields are refused, by their names. */
export const faultsOf = (problems: readonly DocumentProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ name = '', message }) => [name, message]))
