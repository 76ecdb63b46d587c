import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { useAct } from '../shell/use-call.ts'
import { useMay } from '../shell/context.tsx'
import type { SettingsPart, ShownPart } from '#framework/api/settings-part.ts'
import { Refused, request, sentenceOf } from '../shell/http.ts'
import { useStable } from '../inputs/use-stable.ts'
import { useFaults } from '../inputs/use-faults.ts'
import { NO_FAULT, NOTHING_SAVED, refusalOf } from './part-faults.ts'

/** A part on the screen: what is stored, with what was changed and not saved yet. */
export interface Part<V> {
  shown: ShownPart<V>
  values: V
  change(changes: Partial<V>): void
  isDirty: boolean
  mayWrite: boolean
  isSaving: boolean
  /** Saved, and nothing changed since. */
  isSaved: boolean
  /** Why nothing was saved; empty when nothing was refused. */
  fault: string
  /** Faults by the dotted name of their field. */
  faults: Readonly<Record<string, string>>
  /** Somebody else saved meanwhile. */
  isConflict: boolean
  save(): Promise<void>
  /** A field was left: what was typed in it is judged. */
  left(): void
  /** Back to what is stored. */
  undo(): void
  /** Reads what is stored again; what was changed stays. */
  reload(): void
}

export type PartState<V> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry(): void }
  | { state: 'ready'; part: Part<V> }

/** What was changed and not saved, by part: going to another screen and back loses nothing. */
const unsaved = new Map<string, object>()

const ANYTHING = z.unknown()

/** A part of the settings, read, changed and saved. */
export function usePart<V extends object>(
  calls: SettingsPart<V>,
  schema: z.ZodType = ANYTHING,
): PartState<V> {
  const mayWrite = useMay()(calls.save.right)
  const { shown, setShown, failure, read } = useStored(calls)
  const [changes, keep] = useChanges<V>(calls.save.path)
  const known = useFaults(schema, changes)
  const saving = useSaving(calls)
  const isDirty = Object.keys(changes).length > 0
  useUnsavedWarning(isDirty)
  const reload = useStable(() => {
    saving.begin()
    void read()
  })

  if (failure !== '' && shown === null) {
    return { state: 'failed', message: failure, retry: reload }
  }
  if (shown === null) return { state: 'loading' }

  const stored = new Map<string, unknown>(Object.entries(shown.values))
  return {
    state: 'ready',
    part: {
      shown,
      values: { ...shown.values, ...changes },
      isDirty,
      mayWrite,
      isSaving: saving.isSaving,
      isSaved: saving.isSaved && !isDirty,
      ...saving.refusal,
      faults: { ...saving.refusal.faults, ...known.told },
      left: known.left,
      change(more) {
        const all = Object.entries({ ...changes, ...more }).filter(
          ([member, value]) =>
            !stored.has(member) || JSON.stringify(value) !== JSON.stringify(stored.get(member)),
        )
        const next = Object.fromEntries(all) as Partial<V>
        saving.begin()
        known.typed(next)
        keep(next)
      },
      async save() {
        known.left()
        if (!known.isValid) return saving.refuse({ ...NO_FAULT, fault: NOTHING_SAVED })
        const saved = await saving.send({ base: shown.base, values: changes })
        if (!saved) return
        setShown(saved)
        keep({})
      },
      undo() {
        keep({})
        reload()
      },
      reload,
    },
  }
}

/** What was changed of a part, kept beyond the screen. */
function useChanges<V extends object>(name: string) {
  const [changes, setChanges] = useState<Partial<V>>(() => (unsaved.get(name) ?? {}) as Partial<V>)
  const keep = (next: Partial<V>) => {
    if (Object.keys(next).length === 0) unsaved.delete(name)
    else unsaved.set(name, next)
    setChanges(next)
  }
  return [changes, keep] as const
}

/** How saving goes: under way, done or refused. */
function useSaving<V extends object>(calls: SettingsPart<V>) {
  const [refusal, refuse] = useState<typeof NO_FAULT>(NO_FAULT)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { mutateAsync } = useAct(calls.save)
  const begin = () => {
    setSaved(false)
    refuse(NO_FAULT)
  }
  return {
    refusal,
    refuse,
    isSaving,
    isSaved,
    begin,
    /** What stands then; nothing when it was refused. */
    async send(body: { base: string; values: Partial<V> }) {
      setSaving(true)
      try {
        const saved = await mutateAsync({ body })
        refuse(NO_FAULT)
        setSaved(true)
        return saved
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        refuse(refusalOf(cause))
      } finally {
        setSaving(false)
      }
    },
  }
}

/** Asks before the page is left with changes that nobody saved. */
function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}

/** A part as it is stored. */
function useStored<V extends object>(calls: SettingsPart<V>) {
  const [shown, setShown] = useState<ShownPart<V> | null>(null)
  const [failure, setFailure] = useState('')
  const read = useCallback(
    (signal?: AbortSignal) =>
      request(calls.read, { signal }).then(
        (answer) => {
          setShown(answer)
          setFailure('')
        },
        (cause: unknown) => {
          if (!signal?.aborted) setFailure(sentenceOf(cause))
        },
      ),
    [calls],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void read(leaving.signal)
    return () => leaving.abort()
  }, [read])
  return { shown, setShown, failure, read }
}
