import type { Actor } from './account.ts'
import type { LayoutKey } from './page/page.ts'
import type { Language } from '#base/kit/language.ts'

/** What can be a document: written as a draft, then put live. */
export const DOCUMENT_KINDS = ['page', 'article', 'layout'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What names a document of a site. */
export interface DocumentKey {
  kind: DocumentKind
  /** The kind's own name of it: the number of a page or of an article, `1/header` of a part of a layout. */
  ref: string
  /** Empty for a document that has one language by itself. */
  lang: Language | ''
}

/** A page in a language as a document. */
export const pageDocument = (pageId: number, lang: Language): DocumentKey => ({
  kind: 'page',
  ref: String(pageId),
  lang,
})

/** A part of a layout in a language as a document. */
export const layoutDocument = ({ layoutId, part, lang }: LayoutKey): DocumentKey => ({
  kind: 'layout',
  ref: `${layoutId}/${part}`,
  lang,
})

/** Where a document is edited, below `/admin`. */
export function editAddress({ kind, ref, lang }: DocumentKey): string {
  if (kind === 'article') return `/articles/${ref}`
  return kind === 'page' ? `/pages/${ref}/${lang}/edit` : `/layouts/${ref}/${lang}`
}

/** Address of a document below `/admin/api`. */
export const callAddress = ({ kind, ref, lang }: DocumentKey): string =>
  [`/${kind}s`, ref, ...(lang === '' ? [] : [lang])].join('/')

/** Where the link of a mail about a request leads. */
export const PUBLICATION_PATH = '/admin/publication'

/** Who did it, and when: an instant, ISO 8601 in UTC. */
export interface DoneBy {
  by: Actor
  at: string
}

/** Who edits a document; it holds until `until`, unless the heart beats again. */
export interface EditLock extends DoneBy {
  /** One opened editor, made by the browser: two tabs of a person are two holders. */
  holder: string
  until: string
}

/** What is to happen to a document by itself. */
export type ScheduledAction = 'publish' | 'unpublish'

/** A publishing or unpublishing to come, or one that failed. */
export interface Schedule extends DoneBy {
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
  /** Who sent it back, when and why; `null` as long as nobody did. */
  rejected: (DoneBy & { reason: string }) | null
}

/** A secret link to a draft; the token itself is shown once, when it is made. */
export interface ShareLink extends DoneBy {
  id: string
  /** Instant after which it leads nowhere. */
  until: string
}

/** What an editor is shown of any document beside its content. */
export interface DocumentState {
  /** Where visitors find what is live; empty for nowhere. */
  address: string
  /** Counter of this draft; every save, publication and discarding raises it, and it never falls. */
  base: number
  /** Whether something differs from what is live. */
  isDraft: boolean
  /** Whether something would be left without the draft. */
  canDiscard: boolean
  /** Whether what is live has changed since this draft was begun, by another way. */
  isBehind: boolean
  /** Who last saved, published or discarded; `null` when nobody has yet. */
  saved: DoneBy | null
  lock: EditLock | null
  schedules: Schedule[]
  request: PublishRequest | null
  shares: ShareLink[]
}

/** Answer 409 to a save: somebody else was faster, or has taken the document over. */
export interface Conflict extends DoneBy {
  reason: 'saved' | 'published' | 'discarded' | 'taken'
  /** The counter as it is now: saving with it puts one's own version in place of theirs. */
  base: number
}

/** Why a draft can't be published: where, and the reason. */
export interface DocumentProblem {
  /** `null` for a field of the document itself. */
  widgetId: number | null
  /** The widget by its French title; empty for the document itself. */
  widget: string
  /** The field by its French labels, outermost first; empty for the widget as a whole. */
  field: string
  /** Stored name of a field of the document itself. */
  name?: string
  message: string
}
