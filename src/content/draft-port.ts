import type {
  DoneBy,
  DraftConflict,
  DraftContent,
  DraftShare,
  EditLock,
  PageSchedule,
  PublishRequest,
  ScheduledAction,
} from '#domain/page-draft.ts'
import type { Actor } from '#domain/account.ts'
import type { Language } from '#domain/language.ts'

/** A page in one language. */
export interface PageKey {
  pageId: number
  lang: Language
}

/** What is kept of a page's draft; `content` is `null` when nothing differs from the live page. */
export interface StoredDraft {
  base: number
  content: DraftContent | null
  /** Whether the live page has changed since the draft was begun. */
  isBehind: boolean
  last: (DoneBy & { what: Exclude<DraftConflict['reason'], 'taken'> }) | null
}

/** A draft that is saved. */
export interface DraftToSave {
  /** Counter that it was typed on. */
  base: number
  content: DraftContent
  actor: Actor
  /** Instant, ISO 8601 in UTC. */
  at: string
  /** The opened editor that saves; absent for one without a lock. */
  holder?: string
  /** Puts itself in place of another version on purpose: that one goes into the history. */
  instead?: boolean
}

/** How a save ended. */
export type Saved = { outcome: 'saved'; base: number } | ({ outcome: 'conflict' } & DraftConflict)

/** What is published, and under which counter. */
interface Publication {
  base: number
  content: DraftContent
  actor: Actor
  at: string
}

/** A schedule that one sender has taken under a lease. */
export interface TakenSchedule extends PageKey {
  siteId: number
  action: ScheduledAction
  due: string
  actor: Actor
  base: number
  /** What was approved when it was scheduled; `null` for unpublishing. */
  content: DraftContent | null
  lease: string
}

/** What is asked of a page's editors, or waits, on a whole site. */
interface WaitingDraft extends PageKey, DoneBy {
  base: number
}

/**
 * Drafts of pages. Nothing here raises the site's version but what publishes:
 * visitors see the live page until then.
 */
export interface DraftStore {
  find(siteId: number, page: PageKey): Promise<StoredDraft>
  /** Pages of which there is a draft, newest first. */
  list(siteId: number): Promise<WaitingDraft[]>
  /**
   * Saves unless somebody was faster. The version of another person goes into the history.
   * @throws ContentError when the page does not exist
   */
  save(siteId: number, page: PageKey, draft: DraftToSave): Promise<Saved>
  /**
   * Puts content live: widgets, fields, both versions into the history, the page active; the draft
   * and what was scheduled or asked of it go. A draft that was saved after `base` stays.
   * @throws ContentError when the page does not exist or a widget's number is taken
   * @returns the revision of what is live now
   */
  publish(siteId: number, page: PageKey, publication: Publication): Promise<number>
  /** Takes a page off the site; what was live goes into the history. */
  unpublish(siteId: number, page: PageKey, done: { actor: Actor; at: string }): Promise<void>
  /** Back to the live page; the draft goes into the history. */
  discard(siteId: number, page: PageKey, done: Omit<Publication, 'content'>): Promise<Saved>
  /** Puts a version into the history that is neither live nor the draft. */
  setAside(siteId: number, page: PageKey, aside: Omit<Publication, 'base'>): Promise<number>

  locks: {
    find(siteId: number, page: PageKey, now: string): Promise<EditLock | null>
    /**
     * Takes the lock, or keeps it; `take` also from somebody else. Gives who has it then, and from
     * whom it was taken.
     */
    beat(
      siteId: number,
      page: PageKey,
      wish: Omit<EditLock, 'at'> & { now: string; take: boolean },
    ): Promise<{ lock: EditLock; from: EditLock | null }>
    release(siteId: number, page: PageKey, holder: string): Promise<void>
  }

  schedules: {
    of(siteId: number, page: PageKey): Promise<PageSchedule[]>
    /** Of all pages, those that failed first. */
    list(siteId: number): Promise<(PageSchedule & PageKey)[]>
    /** In place of an earlier one of the same action. */
    save(
      siteId: number,
      page: PageKey,
      schedule: Omit<PageSchedule, 'error'> & { content: DraftContent | null },
    ): Promise<void>
    /** `false` when there was none. */
    remove(siteId: number, page: PageKey, action: ScheduledAction): Promise<boolean>
    /** Takes what is due on any site; it is ours until `until`, and nobody else's. */
    take(asked: { now: string; until: string; limit: number }): Promise<TakenSchedule[]>
    /** What was due by then and still stands, failed or not, by site. */
    late(before: string): Promise<{ siteId: number; count: number }[]>
    /** The two ends of a lease; `false` when it is no longer ours. */
    done(taken: TakenSchedule): Promise<boolean>
    failed(taken: TakenSchedule, error: string): Promise<boolean>
  }

  requests: {
    of(siteId: number, page: PageKey): Promise<PublishRequest | null>
    list(siteId: number): Promise<(PublishRequest & PageKey)[]>
    save(siteId: number, page: PageKey, request: PublishRequest): Promise<void>
    remove(siteId: number, page: PageKey): Promise<boolean>
  }

  shares: {
    of(siteId: number, page: PageKey, now: string): Promise<DraftShare[]>
    /** `id` is the SHA-256 of the token in hexadecimal. */
    add(siteId: number, page: PageKey, share: DraftShare): Promise<void>
    find(siteId: number, id: string, now: string): Promise<PageKey | null>
    revoke(siteId: number, page: PageKey, id: string): Promise<boolean>
  }

  /** Forgets links and locks that are over. */
  purge(now: string): Promise<void>
}
