import type { DoneBy, PageSchedule, PublishRequest } from '#base/core/page/page-draft.ts'
import type { Language } from '#base/kit/language.ts'

/** The page of an entry; without name when it is in the bin. */
interface OfPage {
  pageId: number
  lang: Language
  name: string | null
}

/** What waits on a site: `GET /admin/api/drafts`. */
export interface DraftsBoard {
  /** Newest first. */
  drafts: (DoneBy & OfPage)[]
  /** Oldest first. */
  requests: (PublishRequest & OfPage)[]
  /** What failed first, then what is due next. */
  schedules: (PageSchedule & OfPage)[]
}
