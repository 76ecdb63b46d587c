import type { Actor } from '../account.ts'
import type { Page } from './page.ts'
import type { Language } from '#base/kit/language.ts'

/** Fields of a page that its editor may change; the others belong to the page's properties. */
export const DRAFT_FIELDS = ['title', 'h1', 'description', 'keywords'] as const

export type DraftFields = Pick<Page, (typeof DRAFT_FIELDS)[number]>

/** A widget as the editor holds it; its place in the list is its place in the zone. */
export interface DraftWidget {
  id: number
  zone: string
  type: string
  version: number
  /** A text is what was stored and can't be read: it is kept untouched. */
  options: Record<string, unknown> | string
}

/** What a draft holds: all widgets, and the fields that differ from the live page. */
export interface DraftContent {
  widgets: DraftWidget[]
  fields: Partial<DraftFields>
}

/** Who did it, and when: an instant, ISO 8601 in UTC. */
export interface DoneBy {
  by: Actor
  at: string
}

/** Who edits a page in a language; it holds until `until`, unless the heart beats again. */
export interface EditLock extends DoneBy {
  /** One opened editor, made by the browser: two tabs of a person are two holders. */
  holder: string
  until: string
}

/** What is to happen to a page by itself. */
export type ScheduledAction = 'publish' | 'unpublish'

/** A publishing or unpublishing to come, or one that failed. */
export interface PageSchedule extends DoneBy {
  action: ScheduledAction
  /** When it is due: an instant. */
  due: string
  /** Counter of the draft that was scheduled: what was typed later is not part of it. */
  base: number
  /** Why it could not be done; empty as long as it waits. */
  error: string
}

/** Somebody who may not publish asks for it. */
export interface PublishRequest extends DoneBy {
  note: string
  /** Counter of the draft that was shown. */
  base: number
}

/** A secret link to the draft; the token itself is shown once, when it is made. */
export interface DraftShare extends DoneBy {
  id: string
  /** Instant after which it leads nowhere. */
  until: string
}

/** A page as its editor sees it. */
type EditedPage = Pick<
  Page,
  'id' | 'lang' | 'path' | 'name' | 'layout_id' | 'is_active' | 'is_secure' | 'is_indexable'
>

/** What `GET /admin/api/pages/:id/:lang/draft` gives. */
export interface PageDraft {
  page: EditedPage
  /** The fields as the draft has them, else as they are live. */
  fields: DraftFields
  widgets: DraftWidget[]
  /** Counter of this draft; every save, publication and discarding raises it, and it never falls. */
  base: number
  /** Whether something differs from the live page. */
  isDraft: boolean
  /** Whether the live page has changed since this draft was begun, by another way. */
  isBehind: boolean
  /** Who last saved, published or discarded; `null` when nobody has yet. */
  saved: DoneBy | null
  lock: EditLock | null
  schedules: PageSchedule[]
  request: PublishRequest | null
  shares: DraftShare[]
}

/** Answer 409 to a save: somebody else was faster, or has taken the page over. */
export interface DraftConflict extends DoneBy {
  reason: 'saved' | 'published' | 'discarded' | 'taken'
  /** The counter as it is now: saving with it puts one's own version in place of theirs. */
  base: number
}

/** Why a draft can't be published: a widget, its field and the reason. */
export interface DraftProblem {
  /** `null` for the page's own fields. */
  widgetId: number | null
  /** The widget by its French title. */
  widget: string
  /** The field by its French labels, outermost first; empty for the widget as a whole. */
  field: string
  message: string
}

/** Address of a page's draft below `/admin/api`. */
export const draftPath = (pageId: number, lang: Language, more = ''): string =>
  `/pages/${pageId}/${lang}/draft${more}`
