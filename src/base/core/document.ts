import { z } from 'zod'
import type { Actor } from './account.ts'
import { type Language, LANGUAGES } from '#base/kit/language.ts'

/** What can be a document: written as a draft, then put live. */
export const DOCUMENT_KINDS = [
  'page',
  'article',
  'layout',
  'menu',
  'template',
  'block',
  'model',
  'person',
  'theme',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Kinds without tables of their own: what is live of them lies in the document itself. */
export const TEXT_KINDS = ['block', 'model', 'person'] as const satisfies DocumentKind[]
export type TextKind = (typeof TEXT_KINDS)[number]

/** What names a document of a site. */
export const documentKey = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /**
   * The kind's own name of it: the number of a page, an article, a menu or a text, `1/header` of a part of
   * a layout, `card/card-magazine` of a template, `site` of the theme.
   */
  ref: z.string(),
  /** Empty for a document that has one language by itself. */
  lang: z.enum([...LANGUAGES, '']),
})
export type DocumentKey = z.infer<typeof documentKey>

/** What tells documents of a site apart, as one word. */
export const documentWord = ({ kind, ref, lang }: DocumentKey): string => `${kind} ${ref} ${lang}`

/** A page in a language as a document. */
export const pageDocument = (pageId: number, lang: Language): DocumentKey => ({
  kind: 'page',
  ref: String(pageId),
  lang,
})

/** A part of a layout in a language as a document. */
export const layoutDocument = ({
  layoutId,
  part,
  lang,
}: {
  layoutId: number
  part: string
  lang: Language
}): DocumentKey => ({
  kind: 'layout',
  ref: `${layoutId}/${part}`,
  lang,
})

export const menuDocument = (id: number): DocumentKey => ({
  kind: 'menu',
  ref: String(id),
  lang: '',
})

/** A document whose live text lies in itself; it has one language from its beginning. */
export const textDocument = (kind: TextKind, id: number | string): DocumentKey => ({
  kind,
  ref: String(id),
  lang: '',
})

/** A site's copy of a template as a document. */
export const templateDocument = (name: string): DocumentKey => ({
  kind: 'template',
  ref: name,
  lang: '',
})

/** The look and colours of a site as a document: it has one. */
export const THEME_DOCUMENT: DocumentKey = { kind: 'theme', ref: 'site', lang: '' }

/** Where a document is edited, below `/admin`. */
export function editAddress({ kind, ref, lang }: DocumentKey): string {
  if (kind === 'page') return `/pages/${ref}/${lang}/edit`
  if (kind === 'person') return `/team/${ref}`
  if (kind === 'theme') return '/theme'
  return kind === 'layout' ? `/layouts/${ref}/${lang}` : `/${kind}s/${ref}`
}

/** Names the block at which an editor opens, in its address. */
export const BLOCK_PARAM = 'bloc'

/** Where a document is edited, with one of its widgets chosen and in sight. */
export const blockAddress = (key: DocumentKey, widgetId: number): string =>
  `${editAddress(key)}?${BLOCK_PARAM}=${widgetId}`

/** Kinds that are edited where visitors see them. */
export const CANVAS_KINDS = [
  'page',
  'article',
  'layout',
  'block',
  'model',
] as const satisfies DocumentKind[]

/** Below `/admin`: what lies there is the document that is edited, drawn for its editor, `page/12/fr`. */
export const CANVAS_PATH = '/canvas'

/** Where the link of a mail about a request leads, below `/admin`. */
export const PUBLICATION_PATH = '/publication'

const actor = z.object({ id: z.string(), name: z.string() }) satisfies z.ZodType<Actor>

/** Who did it, and when: an instant, ISO 8601 in UTC. */
export const doneBy = z.object({ by: actor, at: z.string() })
export type DoneBy = z.infer<typeof doneBy>

/** Who edits a document; it holds until `until`, unless the heart beats again. */
export const editLock = doneBy.extend({
  /** One opened editor, made by the browser: two tabs of a person are two holders. */
  holder: z.string(),
  until: z.string(),
})
export type EditLock = z.infer<typeof editLock>

/** What is to happen to a document by itself. */
export const scheduledAction = z.enum(['publish', 'unpublish'])
export type ScheduledAction = z.infer<typeof scheduledAction>

/** A publishing or unpublishing to come, or one that failed. */
export const schedule = doneBy.extend({
  action: scheduledAction,
  /** When it is due: an instant. */
  due: z.string(),
  /** Counter of the draft that was scheduled: what was typed later is not part of it. */
  base: z.number(),
  /** Why it could not be done; empty as long as it waits. */
  error: z.string(),
})
export type Schedule = z.infer<typeof schedule>

/** Somebody who may not publish asks for it. */
export const publishRequest = doneBy.extend({
  note: z.string(),
  /** Counter of the draft that was shown. */
  base: z.number(),
  /** Who sent it back, when and why; `null` as long as nobody did. */
  rejected: doneBy.extend({ reason: z.string() }).nullable(),
})
export type PublishRequest = z.infer<typeof publishRequest>

/** A secret link to a draft; the token itself is shown once, when it is made. */
export const shareLink = doneBy.extend({
  id: z.string(),
  /** Instant after which it leads nowhere. */
  until: z.string(),
})
export type ShareLink = z.infer<typeof shareLink>

/** What an editor is shown of any document beside its content. */
export const documentState = z.object({
  /** Where visitors find what is live; empty for nowhere. */
  address: z.string(),
  /** Counter of this draft; every save, publication and discarding raises it, and it never falls. */
  base: z.number(),
  /** Whether something differs from what is live. */
  isDraft: z.boolean(),
  /** Whether something would be left without the draft. */
  canDiscard: z.boolean(),
  /** Whether it is never taken off the site. */
  stays: z.boolean(),
  /** Whether what is live has changed since this draft was begun, by another way. */
  isBehind: z.boolean(),
  /** Who last saved, published or discarded; `null` when nobody has yet. */
  saved: doneBy.nullable(),
  lock: editLock.nullable(),
  schedules: z.array(schedule),
  request: publishRequest.nullable(),
  shares: z.array(shareLink),
})
export type DocumentState = z.infer<typeof documentState>

/** Answer 409 to a save: somebody else was faster, or has taken the document over. */
export const conflict = doneBy.extend({
  reason: z.enum(['saved', 'published', 'discarded', 'taken']),
  /** The counter as it is now: saving with it puts one's own version in place of theirs. */
  base: z.number(),
})
export type Conflict = z.infer<typeof conflict>

/** Why a draft can't be published: where, and the reason. */
export const documentProblem = z.object({
  /** `null` for a field of the document itself. */
  widgetId: z.number().nullable(),
  /** The widget by its French title; empty for the document itself. */
  widget: z.string(),
  /** The field by its French labels, outermost first; empty for the widget as a whole. */
  field: z.string(),
  /** Stored name of a field of the document itself. */
  name: z.string().exactOptional(),
  message: z.string(),
})
export type DocumentProblem = z.infer<typeof documentProblem>
