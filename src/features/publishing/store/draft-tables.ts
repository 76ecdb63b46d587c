import type { Generated } from 'kysely'
import type { SiteVersion } from '#base/platform/db/site-changes.ts'
import type { SiteTable } from '#features/sites/store/site-tables.ts'

/** Who did something to a page in a language, and when. */
interface PageAct {
  site_id: number
  page_id: number
  lang: string
  user_id: string
  user_name: string
  at: string
}

/** A draft; `content` is JSON text, empty when nothing differs from the live page. */
export interface PageDraftTable extends PageAct {
  counter: number
  what: string
  content: string
  live_hash: string
}

interface PageLockTable extends PageAct {
  holder: string
  until: string
}

/** What is to happen to a page by itself; `error` is empty as long as it waits. */
export interface PageScheduleTable extends PageAct {
  action: string
  due: string
  counter: number
  content: string
  lease: string
  leased_until: string
  error: string
}

export interface PublishRequestTable extends PageAct {
  counter: number
  note: string
}

interface DraftShareTable extends PageAct {
  token_hash: string
  until: string
}

interface RevisionTable {
  site_id: number
  id: number
  page_id: number
  lang: string
  created_at: string
  author: string
  content: string
  /** What it was kept for (features/publishing/rules/page-history.ts), and by whom; columns of their own. */
  kind: Generated<string>
  user_id: Generated<string>
}

/** Pages that are being written, and what they were. */
export interface DraftTables {
  revision: RevisionTable
  site: SiteVersion & Pick<SiteTable, 'last_revision_id'>
  page_draft: PageDraftTable
  page_lock: PageLockTable
  page_schedule: PageScheduleTable
  publish_request: PublishRequestTable
  draft_share: DraftShareTable
}
