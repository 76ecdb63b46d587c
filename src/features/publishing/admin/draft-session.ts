import {
  type DraftConflict,
  type DraftFields,
  draftPath,
  type EditLock,
  type PageDraft,
  type DraftProblem,
} from '#base/core/page/page-draft.ts'
import type { Language } from '#base/kit/language.ts'
import { Refused, type call } from '#framework/admin/shell/http.ts'
import type { DraftEditing } from './draft-editing.ts'
import type { KeptDrafts } from './kept-drafts.ts'

/** Milliseconds without a change after which a draft is saved, and between two attempts. */
const QUIET = 800
const RETRY = 5000
/** Milliseconds between two heartbeats: who loses the page hears it within 20 s. */
const BEAT = 15_000

/** What a heartbeat answers. */
interface Beat {
  lock: EditLock | null
  isYours: boolean
  base: number
}

interface Timers {
  set(work: () => void, milliseconds: number): number
  clear(timer: number): void
}

export interface SessionParts {
  pageId: number
  lang: Language
  /** This opened editor among all others. */
  holder: string
  call: typeof call
  /** A last `DELETE`, which arrives also when the document is being left. */
  letGo(path: string, body: object): void
  kept: KeptDrafts
  timers: Timers
}

/** The data of `DraftEditing`, without what can be done. */
type DraftState = Omit<
  DraftEditing,
  {
    [K in keyof DraftEditing]: DraftEditing[K] extends (...args: never[]) => unknown ? K : never
  }[keyof DraftEditing]
>

type DraftActions = Omit<DraftEditing, keyof DraftState>

export interface DraftSession extends DraftActions {
  state(): DraftState
  subscribe(listener: () => void): () => void
  open(): Promise<void>
  /** Lets the page go; what is not saved is kept in this browser. */
  close(): void
}

const EMPTY_FIELDS: DraftFields = { title: '', h1: '', description: '', keywords: '' }

const EMPTY: DraftState = {
  state: 'loading',
  error: null,
  draft: null,
  widgets: [],
  fields: EMPTY_FIELDS,
  generation: 0,
  saving: 'saved',
  isReadOnly: true,
  conflict: null,
  problems: [],
}

/**
 * One opened editor of a page in a language: autosave, edit lock and conflicts, without a screen.
 * What was typed leaves this browser or stays in it; it is never dropped.
 */
export function createDraftSession(parts: SessionParts): DraftSession {
  const { pageId, lang, holder, kept, timers } = parts
  const listeners = new Set<() => void>()
  let now = EMPTY
  let base = 0
  let isYours = false
  /** Fields typed here since the draft was read; the others stay as the draft has them. */
  let typed: Partial<DraftFields> = {}
  let hasUnsaved = false
  /** The next save puts itself in place of theirs, on purpose. */
  let instead = false
  let saveTimer = 0
  let beatTimer = 0
  let saving: Promise<boolean> | null = null
  let isOpen = false

  const path = (more = '') => draftPath(pageId, lang, more)
  const set = (changes: Partial<DraftState>) => {
    now = { ...now, ...changes }
    for (const listener of listeners) listener()
  }
  const readOnly = (conflict = now.conflict) => !isYours || conflict !== null

  /** Takes a draft of the server over, in place of what stands here. */
  const take = (draft: PageDraft) => {
    base = draft.base
    typed = {}
    hasUnsaved = false
    kept.forget(pageId, lang)
    set({
      state: 'ready',
      draft,
      widgets: draft.widgets,
      fields: draft.fields,
      generation: now.generation + Number(!isSame(draft, now)),
      saving: 'saved',
      conflict: null,
      isReadOnly: readOnly(null),
    })
  }

  const isStill = () => !hasUnsaved && saving === null && now.conflict === null

  /** Takes over what the server says now, but for what is being typed here. */
  const follow = (draft: PageDraft) => {
    if (isStill()) return take(draft)
    base = draft.base
    set({ draft })
  }

  const read = () => parts.call<PageDraft>('GET', path())

  const keepHere = () => {
    if (hasUnsaved || now.conflict) {
      const { widgets } = now.conflict?.mine ?? now
      kept.keep(pageId, lang, { base, widgets, fields: typed })
    }
  }

  /** Shows a conflict; what was typed here stays in it. */
  const oppose = (conflict: DraftConflict) => {
    const { widgets, fields } = now
    if (conflict.reason === 'taken') isYours = false
    timers.clear(saveTimer)
    const mine = now.conflict?.mine ?? { widgets, fields }
    const open = { ...conflict, mine }
    set({ conflict: open, saving: 'failed', isReadOnly: true })
    keepHere()
  }

  const later = (milliseconds: number) => {
    timers.clear(saveTimer)
    saveTimer = timers.set(() => void flush(), milliseconds)
  }

  const put = async (): Promise<boolean> => {
    const { widgets } = now
    const fields = typed
    hasUnsaved = false
    set({ saving: 'saving' })
    try {
      const saved = await parts.call<{ base: number; isDraft: boolean; saved: PageDraft['saved'] }>(
        'PUT',
        path(),
        { base, widgets, fields, holder, instead },
      )
      instead = false
      base = saved.base
      const draft = now.draft && { ...now.draft, ...saved }
      set({ draft, saving: hasUnsaved ? 'waiting' : 'saved', error: null, problems: [] })
      if (!hasUnsaved) kept.forget(pageId, lang)
      return true
    } catch (cause) {
      hasUnsaved = true
      const conflict = conflictOf(cause)
      if (conflict) {
        oppose(conflict)
        return false
      }
      set({ saving: 'failed', error: messageOf(cause) })
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

  const letGo = () => parts.letGo(path('/lock'), { holder })

  const beat = async (options: { take?: true } = {}) => {
    timers.clear(beatTimer)
    try {
      const answer = await parts.call<Beat>('POST', path('/lock'), { holder, ...options })
      // Left meanwhile: what it took would keep everybody out.
      if (!isOpen) return letGo()
      const had = isYours
      isYours = answer.isYours
      set({ draft: now.draft && { ...now.draft, lock: answer.lock }, isReadOnly: readOnly() })
      if (had && !isYours && answer.lock && (hasUnsaved || saving)) {
        const { by, at } = answer.lock
        oppose({ reason: 'taken', by, at, base: answer.base })
      }
      if (!isStill() || answer.base === base) return
      const draft = await read()
      if (isStill()) take(draft)
    } catch (cause) {
      if (options.take) throw cause
    } finally {
      if (isOpen) beatTimer = timers.set(() => void beat(), BEAT)
    }
  }

  /** An action whose failure is said, and after which the draft is read again. */
  const act = async (work: () => Promise<unknown>, then = follow): Promise<boolean> => {
    set({ error: null, problems: [] })
    try {
      await work()
      then(await read())
      return true
    } catch (cause) {
      set({ error: messageOf(cause), problems: problemsOf(cause) })
      return false
    }
  }

  /** An action on the draft as it stands here: saved first. */
  const actSaved = async (work: () => Promise<unknown>, then = follow): Promise<boolean> =>
    (await flush()) && act(work, then)

  return {
    state: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open() {
      isOpen = true
      try {
        const waiting = kept.find(pageId, lang)
        take(await read())
        if (!isOpen) return
        await beat()
        if (!waiting || !isOpen) return
        typed = waiting.fields
        hasUnsaved = true
        const fields = { ...now.fields, ...waiting.fields }
        set({ widgets: waiting.widgets, fields, generation: now.generation + 1 })
        if (waiting.base === base && isYours) later(0)
        else oppose(conflictWith(now.draft, isYours ? 'saved' : 'taken'))
      } catch (cause) {
        set({ state: 'failed', error: messageOf(cause) })
      }
    },
    close() {
      isOpen = false
      timers.clear(beatTimer)
      timers.clear(saveTimer)
      keepHere()
      if (hasUnsaved && !now.conflict) void flush().then(letGo, letGo)
      else letGo()
    },
    save(widgets, fields = {}) {
      if (now.isReadOnly) return
      typed = { ...typed, ...fields }
      hasUnsaved = true
      set({ widgets, fields: { ...now.fields, ...fields }, saving: 'waiting' })
      later(QUIET)
    },
    saveNow: flush,
    publish: () => actSaved(() => parts.call('POST', path('/publish'), { base })),
    unpublish: () => actSaved(() => parts.call('POST', path('/unpublish'))),
    discard: () => actSaved(() => parts.call('DELETE', path(), { base }), take),
    askForPublication: (note) =>
      actSaved(() => parts.call('POST', path('/request'), { base, note })),
    takeOver: () => act(() => beat({ take: true })),
    async keepMine() {
      const { conflict } = now
      if (!conflict) return true
      try {
        if (!isYours) await beat({ take: true })
        base = conflict.base
        instead = true
        hasUnsaved = true
        const { widgets, fields } = conflict.mine
        set({ conflict: null, widgets, fields, isReadOnly: readOnly(null) })
        return await flush()
      } catch (cause) {
        set({ error: messageOf(cause) })
        return false
      }
    },
    async takeTheirs() {
      const { conflict } = now
      if (!conflict) return true
      const { widgets } = conflict.mine
      return act(() => parts.call('POST', path('/set-aside'), { widgets, fields: typed }), take)
    },
    restore: (revisionId) =>
      actSaved(() => parts.call('POST', path('/restore'), { base, revisionId, holder }), take),
    async refresh() {
      const draft = await read()
      if (draft.base === base) set({ draft })
      else if (!hasUnsaved && !now.conflict) take(draft)
    },
    dismissError: () => set({ error: null, problems: [] }),
    base: () => base,
  }
}

const isSame = (draft: PageDraft, shown: Pick<DraftState, 'widgets' | 'fields'>): boolean =>
  JSON.stringify([draft.widgets, draft.fields]) === JSON.stringify([shown.widgets, shown.fields])

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : 'L’action n’a pas abouti. Réessayez dans un instant.'

/** Whether trying again may help: the server is out of reach, or failed. */
const isPassing = (cause: unknown): boolean =>
  !(cause instanceof Refused) || cause.status === 0 || cause.status >= 500

/** What stands on the server against what this browser had kept. */
function conflictWith(draft: PageDraft | null, reason: DraftConflict['reason']): DraftConflict {
  const done = reason === 'taken' ? draft?.lock : draft?.saved
  const { by, at } = done ?? { by: { id: '', name: 'Quelqu’un' }, at: '' }
  return { reason, by, at, base: draft?.base ?? 0 }
}

/** What a refused save says of whoever was faster; `null` when it was refused for another reason. */
function conflictOf(cause: unknown): DraftConflict | null {
  if (!(cause instanceof Refused) || cause.status !== 409) return null
  return 'reason' in cause.details ? (cause.details as unknown as DraftConflict) : null
}

/** Why a publication was refused, by widget and field. */
function problemsOf(cause: unknown): DraftProblem[] {
  const problems = cause instanceof Refused ? cause.details['problems'] : null
  return Array.isArray(problems) ? problems : []
}
