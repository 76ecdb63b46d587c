import { z } from 'zod'
import {
  documentKey,
  type DocumentKey,
  type DocumentKind,
  documentState,
  type DocumentState,
  editLock,
  scheduledAction,
  shareLink,
} from '#base/core/document.ts'
import { call, FILE, type Topic } from '#framework/api/call.ts'
import type { Right } from '#framework/api/rights.ts'
import { REVISION_REASONS, type RevisionReason } from '../rules/history.ts'
import { pageChange } from '../rules/page-diff.ts'
import { checks } from './finding.ts'

/** Counter that something was done on. */
const base = z.int().min(0)

/** One opened editor. */
const holder = z.string().regex(/^[\w-]{8,64}$/)

/** A line or two of a person; PostgreSQL holds no null character. */
const note = z
  .string()
  .max(500)
  .transform((text) => text.replaceAll('\0', ''))

/** What comes with a content that is saved. */
export const saving = z.object({
  base,
  holder: holder.optional(),
  instead: z.boolean().default(false),
})

/** A version to compare: of the history by its number, what is live, or the draft. */
const version = z.union([z.enum(['live', 'draft']), z.coerce.number<number>().int().positive()])
export type Version = z.infer<typeof version>

/** A version of the history in its list. */
const listedVersion = z.object({
  id: z.number(),
  createdAt: z.string(),
  author: z.string(),
  kind: z.enum(Object.keys(REVISION_REASONS) as RevisionReason[]),
})
export type ListedVersion = z.infer<typeof listedVersion>

const changes = z.object({ changes: z.array(pageChange) })

/** What is said of the mails about what was done, as a sentence; empty for nothing. */
const told = z.object({ told: z.string() })

/** A draft that another document is drawn with: what stands around a page, or what its widgets show. */
const shownDraft = z.object({
  key: documentKey,
  /** Counter of the draft. */
  base: z.number(),
  /** As lists name it. */
  title: z.string(),
  /** Something of it is published; else all of it is new. */
  isLive: z.boolean(),
  /** How many things differ from what is live. */
  changes: z.number(),
  /** Why it is not published together with the document, as a sentence; empty when it can be. */
  refusal: z.string(),
})
export type ShownDraft = z.infer<typeof shownDraft>

/** As an address could name it. */
const named = documentKey.extend({ ref: z.string().regex(/^[\w/-]{1,130}$/) })

/** Drafts that are published together with a document, as somebody looked at them. */
const together = z.array(z.strictObject({ key: named, base })).max(100)
export type Together = z.infer<typeof together>

/** The document that a call is about, as its address names it. */
export type DocumentParams = Readonly<Record<string, string | number>>

/** How the documents of a kind are called. `D` is one as its editor opens it. */
interface CalledKind<D extends DocumentState> {
  kind: DocumentKind
  /** Address of a document below `/admin/api`, and what it holds. */
  path: `/${string}`
  params: z.ZodType<DocumentParams, DocumentParams>
  keyOf(params: DocumentParams): DocumentKey
  paramsOf(key: DocumentKey): DocumentParams
  /** `look` is to see the draft as visitors would. */
  rights: Readonly<Record<'look' | 'write' | 'publish', Right>>
  /** As an editor sends it. */
  content: z.ZodObject<z.ZodRawShape>
  /** Bytes of a call that brings it. */
  bodyLimit: number
  opened: z.ZodType<D>
  /** What else tells of what is live. */
  topics: readonly Topic[]
}

/** What is done to the draft of a document, and who edits it. */
function draftCalls<D extends DocumentState>(kind: CalledKind<D>) {
  const { path, params, content, bodyLimit } = kind
  const right = kind.rights.write
  const edited = { right, params, changes: ['drafts'] } as const
  return {
    open: call({
      method: 'GET',
      path: `${path}/draft`,
      right,
      params,
      answer: kind.opened,
    }),
    save: call({
      ...edited,
      method: 'PUT',
      path: `${path}/draft`,
      body: content.extend(saving.shape),
      bodyLimit,
      answer: documentState.pick({ base: true, isDraft: true, isBehind: true, saved: true }),
    }),
    discard: call({
      ...edited,
      method: 'DELETE',
      path: `${path}/draft`,
      body: z.strictObject({ base }),
      answer: z.object({ base: z.number() }),
    }),
    setAside: call({
      ...edited,
      method: 'POST',
      path: `${path}/draft/set-aside`,
      body: content,
      bodyLimit,
      answer: z.object({ revision: z.number() }),
    }),
    restore: call({
      ...edited,
      method: 'POST',
      path: `${path}/draft/restore`,
      body: z.strictObject({ base, holder: holder.optional(), revisionId: z.int().positive() }),
      answer: z.object({ base: z.number() }),
    }),
    /** The heart beats, or takes over; what others did to the request and schedules is seen with it. */
    beat: call({
      method: 'POST',
      path: `${path}/draft/lock`,
      right,
      params,
      body: z.strictObject({ holder, take: z.literal(true).optional() }),
      answer: documentState
        .pick({ base: true, request: true, schedules: true })
        .extend({ lock: editLock, isYours: z.boolean() }),
    }),
    release: call({
      method: 'DELETE',
      path: `${path}/draft/lock`,
      right,
      params,
      body: z.strictObject({ holder }),
    }),
  }
}

/** Putting a document live, now or later, and asking for it. */
function publishingCalls({ path, params, rights, topics }: CalledKind<DocumentState>) {
  const edited = { right: rights.write, params, changes: ['drafts'] } as const
  const decided = { ...edited, right: rights.publish }
  const live = { ...decided, changes: ['drafts' as const, ...topics] }
  return {
    /** Drafts that it is drawn with, which visitors don't see as long as it alone is published. */
    shown: call({
      method: 'GET',
      path: `${path}/draft/shown`,
      right: rights.publish,
      params,
      answer: z.object({ drafts: z.array(shownDraft) }),
    }),
    /** All or none of it. */
    publish: call({
      ...live,
      method: 'POST',
      path: `${path}/draft/publish`,
      body: z.strictObject({ base, together: together.default([]) }),
      answer: told.extend({
        /** Where visitors find it; empty for nowhere. */
        path: z.string(),
      }),
    }),
    unpublish: call({ ...live, method: 'POST', path: `${path}/draft/unpublish` }),
    ask: call({
      ...edited,
      method: 'POST',
      path: `${path}/draft/request`,
      body: z.strictObject({ base, note: note.default('') }),
      answer: told,
    }),
    withdraw: call({ ...edited, method: 'DELETE', path: `${path}/draft/request` }),
    reject: call({
      ...decided,
      method: 'POST',
      path: `${path}/draft/request/reject`,
      body: z.strictObject({
        reason: note.refine((text) => text.trim() !== '', 'Dites pourquoi, en une phrase.'),
      }),
      answer: told,
    }),
    schedule: call({
      ...decided,
      method: 'PUT',
      path: `${path}/schedule`,
      body: z.strictObject({ action: scheduledAction, at: z.string().max(40), base }),
      answer: told.extend({ due: z.string(), said: z.string(), isSkipped: z.boolean() }),
    }),
    unschedule: call({
      ...decided,
      method: 'DELETE',
      path: `${path}/schedule/:action`,
      params: z.intersection(params, z.object({ action: scheduledAction })),
    }),
  }
}

/** What is looked at: the history, what changes, what is wrong; and by whom without an account. */
function lookingCalls({ path, params, rights, content, bodyLimit }: CalledKind<DocumentState>) {
  const right = rights.write
  return {
    history: call({
      method: 'GET',
      path: `${path}/history`,
      right,
      params,
      answer: z.object({ data: z.array(listedVersion), total: z.number() }),
    }),
    compare: call({
      method: 'GET',
      path: `${path}/history/compare`,
      right,
      params,
      query: z.object({ from: version, to: version }),
      answer: changes,
    }),
    /** What stands in a browser alone, in a conflict, against what the server holds. */
    compareMine: call({
      method: 'POST',
      path: `${path}/draft/compare`,
      right,
      params,
      body: content,
      bodyLimit,
      answer: changes,
    }),
    check: call({
      method: 'GET',
      path: `${path}/checks`,
      right,
      params,
      answer: checks,
    }),
    /** A version, or the draft, on a page of the site, as visitors would see it: for a frame, or a window. */
    preview: call({
      method: 'GET',
      path: `${path}/draft/preview`,
      right: rights.look,
      params,
      query: z.object({ version: version.optional() }),
      answer: FILE,
    }),
    share: call({
      method: 'POST',
      path: `${path}/shares`,
      right,
      params,
      body: z.strictObject({ days: z.int().min(1).max(90).default(14) }),
      answer: shareLink.extend({ url: z.string() }),
    }),
    unshare: call({
      method: 'DELETE',
      path: `${path}/shares/:share`,
      right,
      params: z.intersection(params, z.object({ share: z.string().regex(/^[0-9a-f]{64}$/) })),
    }),
  }
}

/** The calls of a kind: everything between an edit and its publication. */
const callsOf = <D extends DocumentState>(kind: CalledKind<D>) => ({
  ...draftCalls(kind),
  ...publishingCalls(kind),
  ...lookingCalls(kind),
})
export type DocumentCalls<D extends DocumentState = DocumentState> = ReturnType<typeof callsOf<D>>

/** The documents of a kind with their calls. */
export const documentsOf = <D extends DocumentState>(kind: CalledKind<D>) => ({
  ...kind,
  calls: callsOf(kind),
})
export type Documents<D extends DocumentState = DocumentState> = CalledKind<D> & {
  calls: DocumentCalls<D>
}
