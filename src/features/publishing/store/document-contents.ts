import { type DocumentKey, textDocument, type TextKind } from '#base/core/document.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { createDocumentStore } from './document-store.ts'
import type { DocumentTables } from './document-tables.ts'
import { createRevisionStore } from './revision-store.ts'
import { createTextStore, type TextTables } from './text-store.ts'

/** Where something of a document lies. */
export type ContentPlace = 'live' | 'draft' | 'scheduled' | 'revision' | 'trash'

/** One of the contents that are kept of a document, JSON text of its kind or of the trash. */
export interface StoredContent {
  key: DocumentKey
  place: ContentPlace
  content: string
}

type Tables = DocumentTables & TextTables

/** Everything that is kept of documents without tables of their own, for whoever asks what is, and erases it. */
export function createDocumentContents(db: Db<Tables>) {
  return {
    /** All contents of a kind, wherever they lie. */
    async list(siteId: number, kind: TextKind): Promise<StoredContent[]> {
      const [live, drafts, scheduled, revisions, trash] = await Promise.all([
        db
          .selectFrom('editorial_text')
          .select(['id as ref', 'content'])
          .where('site_id', '=', siteId)
          .where('kind', '=', kind)
          .execute(),
        ...(
          ['editorial_document', 'editorial_task', 'editorial_revision', 'editorial_trash'] as const
        ).map((table) =>
          db
            .selectFrom(table)
            .select(['ref', 'content'])
            .where('site_id', '=', siteId)
            .where('kind', '=', kind)
            .where('content', '<>', '')
            .execute(),
        ),
      ])
      const at = (
        place: ContentPlace,
        rows: readonly { ref: string | number; content: string }[] = [],
      ) => rows.map(({ ref, content }) => ({ key: textDocument(kind, ref), place, content }))
      return [
        ...at('live', live),
        ...at('draft', drafts),
        ...at('scheduled', scheduled),
        ...at('revision', revisions),
        ...at('trash', trash),
      ]
    },

    /** Forgets the history of whoever lies in the trash since before an instant: they are about to be purged. */
    async forgetTrashed(kind: TextKind, before: string): Promise<void> {
      await db
        .deleteFrom('editorial_revision')
        .where('kind', '=', kind)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('editorial_trash as removed')
              .select('removed.id')
              .whereRef('removed.site_id', '=', 'editorial_revision.site_id')
              .whereRef('removed.ref', '=', 'editorial_revision.ref')
              .where('removed.kind', '=', kind)
              .where('removed.at', '<', before),
          ),
        )
        .execute()
    },

    /** Removes all of them for good, inside of a transaction. */
    async erase(siteId: number, kind: TextKind, id: number): Promise<void> {
      const key = textDocument(kind, id)
      await createDocumentStore(db).remove(siteId, key)
      await createRevisionStore(db).remove(siteId, key)
      await createTextStore(db).remove(siteId, kind, id)
      await db
        .deleteFrom('editorial_trash')
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('ref', '=', key.ref)
        .execute()
    },
  }
}

export type DocumentContents = ReturnType<typeof createDocumentContents>
