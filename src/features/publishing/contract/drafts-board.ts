import type { DocumentKey, DoneBy, PublishRequest, Schedule } from '#base/core/document.ts'

/** The document of an entry; without name when it is in the trash. */
interface OfDocument extends DocumentKey {
  name: string | null
}

/** What waits on a site: `GET /admin/api/drafts`. */
export interface DraftsBoard {
  /** Newest first. */
  drafts: (DoneBy & OfDocument)[]
  /** Oldest first. */
  requests: (PublishRequest & OfDocument)[]
  /** What failed first, then what is due next. */
  schedules: (Schedule & OfDocument)[]
}
