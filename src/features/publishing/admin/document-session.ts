import {
  conflict as conflictSchema,
  type Conflict,
  documentProblem,
  type DocumentProblem,
  type DocumentState,
} from '#base/core/document.ts'
import { sortedJson } from '#base/kit/sorted-json.ts'
import { Refused, type request } from '#framework/admin/shell/http.ts'
import type { DocumentCalls, DocumentParams } from '../contract/documents.ts'
import type { Content, EditedActions, EditedState } from './document-editing.ts'
import type { BrowserDrafts } from './browser-drafts.ts'

/** Milliseconds without a change after which a draft is saved, and between two attempts. */
const QUIET = 800
const RETRY = 5000
/** Milliseconds between two heartbeats: who loses the document hears it within 20 s. */
const BEAT = 15_000

interface Timers {
  set(work: () => void, milliseconds: number): number
  clear(timer: number): void
}

export interface SessionParts<D extends DocumentState, C extends Content> {
  calls: DocumentCalls<D>
  /** Which document. */
  params: DocumentParams
  /** What is edited of the document as the server opens it, and sent back to it. */
  contentOf(document: D): C
  /** This opened editor among all others. */
  holder: string
  request: typeof request
  /** Lets the document go by a call that arrives also when the window is being left. */
  letGo(): void
  kept: BrowserDrafts<C>
  timers: Timers
}

export interface DocumentSession<
  D extends DocumentState,
  C extends Content,
> extends EditedActions<C> {
  state(): EditedState<D, C>
  subscribe(listener: () => void): () => void
  open(): Promise<void>
  /** Lets the document go; what is not saved is kept in this browser. */
  close(): void
  /** The same where the window is being left: nobody is there any more to wait for the last save. */
  leave(): void
}

const EMPTY: EditedState<never, never> = {
  state: 'loading',
  error: null,
  told: '',
  document: null,
  content: null,
  generation: 0,
  saving: 'saved',
  isReadOnly: true,
  conflict: null,
  problems: [],
}

/**
 * One opened editor of a document: autosave, edit lock and conflicts, without a screen.
 * What was typed leaves this browser or stays in it; it is never dropped.
 */
export function createDocumentSession<D extends DocumentState, C extends Content>(
  parts: SessionParts<D, C>,
): DocumentSession<D, C> {
  const { calls, params, holder, kept, timers, contentOf, request: ask } = parts
  const listeners = new Set<() => void>()
  let now: EditedState<D, C> = EMPTY
  let base = 0
  let isYours = false
  let hasUnsaved = false
  /** The next save puts itself in place of theirs, on purpose. */
  let instead = false
  let saveTimer = 0
  let beatTimer = 0
  let saving: Promise<boolean> | null = null
  let isOpen = false
  let isLost = false

  const set = (changes: Partial<EditedState<D, C>>) => {
    now = { ...now, ...changes }
    for (const listener of listeners) listener()
  }
  const readOnly = (conflict = now.conflict) => !isYours || conflict !== null

  /** Takes a document of the server over, in place of what stands here. */
  const take = (document: D) => {
    const content = contentOf(document)
    base = document.base
    hasUnsaved = false
    kept.forget()
    set({
      state: 'ready',
      document,
      content,
      generation: now.generation + Number(!isSame(content, now.content)),
      saving: 'saved',
      conflict: null,
      isReadOnly: readOnly(null),
    })
  }

  const isStill = () => !hasUnsaved && saving === null && now.conflict === null

  /** Takes over what the server says now, but for what is being typed here. */
  const follow = (document: D) => {
    if (isStill()) return take(document)
    base = document.base
    set({ document })
  }

  const read = () => ask(calls.open, { params })

  const keepHere = () => {
    const isOnItsWay = hasUnsaved || saving !== null
    const content = now.conflict?.mine ?? (isOnItsWay ? now.content : null)
    if (content) kept.keep(base, content)
  }

  /** Shows a conflict; what was typed here stays in it. */
  const oppose = (conflict: Conflict) => {
    const mine = now.conflict?.mine ?? now.content
    if (!mine) return
    if (conflict.reason === 'taken') isYours = false
    timers.clear(saveTimer)
    set({ conflict: { ...conflict, mine }, saving: 'failed', isReadOnly: true })
    keepHere()
  }

  const later = (milliseconds: number) => {
    timers.clear(saveTimer)
    saveTimer = timers.set(() => void flush(), milliseconds)
  }

  const put = async (): Promise<boolean> => {
    const { content } = now
    hasUnsaved = false
    set({ saving: 'saving' })
    try {
      const saved = await ask(calls.save, {
        params,
        body: { ...content, base, holder, instead },
      })
      instead = false
      base = saved.base
      const document = now.document && { ...now.document, ...saved }
      set({ document, saving: hasUnsaved ? 'waiting' : 'saved', error: null, problems: [] })
      if (!hasUnsaved) kept.forget()
      return true
    } catch (cause) {
      hasUnsaved = true
      const conflict = conflictOf(cause)
      if (conflict) {
        oppose(conflict)
        return false
      }
      const problems = problemsOf(cause)
      const refused = problems.map(({ message }) => message).join(' ')
      const error = refused ? `Non enregistré. ${refused}` : messageOf(cause)
      set({ saving: 'failed', error, problems })
      keepHere()
      if (isPassing(cause)) later(RETRY)
      return false
    }
  }

  /** Saves until nothing waits; `true` when all is on the server. */
  const flush = async (): Promise<boolean> => {
    timers.clear(saveTimer)
    if (now.conflict) return false
    if (!hasUnsaved) return saving ?? true
    saving ??= put().finally(() => {
      saving = null
    })
    return (await saving) && flush()
  }

  const beat = async (options: { take?: true } = {}) => {
    timers.clear(beatTimer)
    const before = now.document
    try {
      const answer = await ask(calls.beat, { params, body: { holder, ...options } })
      // Left meanwhile: what it took would keep everybody out.
      if (!isOpen) return parts.letGo()
      const had = isYours
      isYours = answer.isYours
      const { lock, request, schedules } = answer
      // What was done here meanwhile is newer than the answer.
      const isOld =
        now.document?.request !== before?.request || now.document?.schedules !== before?.schedules
      const news = isOld ? { lock } : { lock, request, schedules }
      set({ document: now.document && { ...now.document, ...news }, isReadOnly: readOnly() })
      if (had && !isYours && answer.lock && (hasUnsaved || saving)) {
        const { by, at } = answer.lock
        oppose({ reason: 'taken', by, at, base: answer.base })
      }
      if (!isStill() || answer.base === base) return
      const newest = await read()
      if (isStill()) take(newest)
    } catch (cause) {
      if (isGone(cause)) lose(cause)
      if (options.take) throw cause
    } finally {
      if (isOpen && !isLost) beatTimer = timers.set(() => void beat(), BEAT)
    }
  }

  /** Nothing is asked of the server by itself any more. */
  const rest = () => {
    isOpen = false
    timers.clear(beatTimer)
    timers.clear(saveTimer)
    keepHere()
  }

  /** It is in the trash, or nobody's any more: nothing is asked of it again, what was typed stays here. */
  const lose = (cause: unknown) => {
    isLost = true
    isYours = false
    timers.clear(saveTimer)
    keepHere()
    set({ error: messageOf(cause), isReadOnly: true })
  }

  /** An action whose failure is said, and after which the draft is read again. */
  const act = async (work: () => Promise<unknown>, then = follow): Promise<boolean> => {
    set({ error: null, told: '', problems: [] })
    try {
      const answer = await work()
      then(await read())
      set({ told: toldBy(answer) })
      return true
    } catch (cause) {
      set({ error: messageOf(cause), problems: problemsOf(cause) })
      return false
    }
  }

  /** An action on the draft as it stands here: saved first. */
  const actSaved = async (work: () => Promise<unknown>, then = follow): Promise<boolean> =>
    (await flush()) && act(work, then)

  /** Leads from one content to the one before, as though that was typed, as long as it stands there. */
  const wayBack = (before: C | null, after: C | null) => () => {
    if (now.isReadOnly || !before || !after || !isSame(after, now.content)) return false
    hasUnsaved = true
    set({ content: before, generation: now.generation + 1, saving: 'waiting' })
    later(0)
    return true
  }

  return {
    state: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open() {
      isOpen = true
      isLost = false
      try {
        const waiting = kept.find()
        take(await read())
        if (!isOpen) return
        await beat()
        // The last save of a window that was left arrived, and its answer found nobody.
        if (!waiting || !isOpen || isSame(waiting.content, now.content)) return
        hasUnsaved = true
        set({ content: waiting.content, generation: now.generation + 1 })
        if (waiting.base === base && isYours) later(0)
        else oppose(conflictWith(now.document, isYours ? 'saved' : 'taken'))
      } catch (cause) {
        set({ state: 'failed', error: messageOf(cause) })
      }
    },
    close() {
      rest()
      if (hasUnsaved && !now.conflict) void flush().then(parts.letGo, parts.letGo)
      else parts.letGo()
    },
    leave() {
      rest()
      void flush()
      parts.letGo()
    },
    change(next) {
      if (now.isReadOnly || !now.content) return
      hasUnsaved = true
      set({ content: next(now.content), saving: 'waiting' })
      later(QUIET)
    },
    saveNow: flush,
    async publish(together = []) {
      let path = ''
      const isDone = await actSaved(async () => {
        const answer = await ask(calls.publish, { params, body: { base, together } })
        path = answer.path
        return answer
      })
      return isDone ? { path } : null
    },
    unpublish: () => actSaved(() => ask(calls.unpublish, { params })),
    discard: () => actSaved(() => ask(calls.discard, { params, body: { base } }), take),
    askForPublication: (note) => actSaved(() => ask(calls.ask, { params, body: { base, note } })),
    withdrawRequest: () => act(() => ask(calls.withdraw, { params })),
    rejectRequest: (reason) => act(() => ask(calls.reject, { params, body: { reason } })),
    takeOver: () => act(() => beat({ take: true })),
    async keepMine() {
      const { conflict } = now
      if (!conflict) return true
      try {
        if (!isYours) await beat({ take: true })
        base = conflict.base
        instead = true
        hasUnsaved = true
        set({ conflict: null, content: conflict.mine, isReadOnly: readOnly(null) })
        return await flush()
      } catch (cause) {
        set({ error: messageOf(cause) })
        return false
      }
    },
    async takeTheirs() {
      const { conflict } = now
      if (!conflict) return true
      return act(() => ask(calls.setAside, { params, body: conflict.mine }), take)
    },
    async restore(revisionId) {
      let before: C | null = null
      const isDone = await actSaved(() => {
        before = now.content
        return ask(calls.restore, { params, body: { base, revisionId, holder } })
      }, take)
      return isDone ? wayBack(before, now.content) : null
    },
    async refresh(sentence = '') {
      const document = await read()
      set({ told: sentence })
      if (document.base === base) set({ document })
      else if (!hasUnsaved && !now.conflict) take(document)
    },
    dismissError: () => set({ error: null, told: '', problems: [] }),
    base: () => base,
  }
}

/** What an act answers of the mails about it, as a sentence; empty for nothing. */
const toldBy = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'told' in answer ? String(answer.told) : ''

const isSame = (one: object, other: object | null): boolean => sortedJson(one) === sortedJson(other)

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : 'L’action n’a pas abouti. Réessayez dans un instant.'

/** Whether trying again may help: the server is out of reach, or failed. */
const isPassing = (cause: unknown): boolean =>
  !(cause instanceof Refused) || cause.status === 0 || cause.status >= 500

const isGone = (cause: unknown): boolean => cause instanceof Refused && cause.status === 404

/** What stands on the server against what this browser had kept. */
function conflictWith(document: DocumentState | null, reason: Conflict['reason']): Conflict {
  const done = reason === 'taken' ? document?.lock : document?.saved
  const { by, at } = done ?? { by: { id: '', name: 'Quelqu’un' }, at: '' }
  return { reason, by, at, base: document?.base ?? 0 }
}

/** What a refused save says of whoever was faster; `null` when it was refused for another reason. */
function conflictOf(cause: unknown): Conflict | null {
  if (!(cause instanceof Refused) || cause.status !== 409) return null
  return conflictSchema.safeParse(cause.details).data ?? null
}

/** Why a publication was refused, by widget and field; or a save, by what of the content was sent. */
function problemsOf(cause: unknown): DocumentProblem[] {
  if (!(cause instanceof Refused)) return []
  const { problems, faults } = cause.details
  const told = documentProblem.array().safeParse(problems)
  if (told.success) return told.data
  if (typeof faults !== 'object' || faults === null) return []
  return Object.entries(faults).map(([path, message]) => ({
    widgetId: null,
    widget: '',
    field: '',
    name: path.replace(/^fields\./, ''),
    message: String(message),
  }))
}
