import type { SiteVersion } from '#base/platform/db/site-changes.ts'
import type { SiteTable } from '#features/sites/store/site-tables.ts'

/** Who did something to a document, and when. */
export interface DocumentAct {
  site_id: number
  kind: string
  ref: string
  lang: string
  user_id: string
  user_name: string
  at: string
}

/** A draft; `content` is JSON text, empty when nothing differs from what is live. */
export interface DocumentTable extends DocumentAct {
  counter: number
  what: string
  content: string
  live_hash: string
  /** ISO day on which somebody should look at it again; empty for none. */
  review_at: string
}

interface LockTable extends DocumentAct {
  holder: string
  until: string
}

/** What is to happen to a document by itself; `error` is empty as long as it waits. */
export interface TaskTable extends DocumentAct {
  action: string
  due: string
  counter: number
  content: string
  lease: string
  leased_until: string
  error: string
}

/** `note` asks; `answer` says why it came back, with who and when, empty as long as nobody did. */
export interface RequestTable extends DocumentAct {
  counter: number
  note: string
  answer: string
  answered_by: string
  answered_name: string
  answered_at: string
}

interface ShareTable extends DocumentAct {
  token_hash: string
  until: string
}

/** `reason` is what it was kept for (features/publishing/rules/history.ts); `content` JSON text of its kind. */
export interface RevisionTable extends DocumentAct {
  id: number
  reason: string
  content: string
}

/** Documents that are being written, and what they were. */
export interface DocumentTables {
  site: SiteVersion & Pick<SiteTable, 'last_revision_id'>
  editorial_document: DocumentTable
  editorial_lock: LockTable
  editorial_task: TaskTable
  editorial_request: RequestTable
  editorial_share: ShareTable
  editorial_revision: RevisionTable
}
