import { useCallback, useEffect, useState } from 'react'
import { useAct } from '../shell/use-call.ts'
import { useMay } from '../shell/context.tsx'
import type { SettingsPart, ShownPart } from '#framework/api/settings-part.ts'
import { Refused, request, sentenceOf } from '../shell/http.ts'
import { NO_FAULT, refusalOf } from './part-faults.ts'

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

/** A part of the settings, read, changed and saved. */
export function usePart<V extends object>(calls: SettingsPart<V>): PartState<V> {
  const { path: name, right } = calls.save
  const mayWrite = useMay()(right)
  const { shown, setShown, failure, read } = useStored(calls)
  const [changes, setChanges] = useState<Partial<V>>(() => (unsaved.get(name) ?? {}) as Partial<V>)
  const [refusal, setRefusal] = useState<typeof NO_FAULT>(NO_FAULT)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { mutateAsync } = useAct(calls.save)

  const keep = useCallback(
    (next: Partial<V>) => {
      if (Object.keys(next).length === 0) unsaved.delete(name)
      else unsaved.set(name, next)
      setChanges(next)
    },
    [name],
  )
  const reload = useCallback(() => {
    setRefusal(NO_FAULT)
    void read()
  }, [read])
  const isDirty = Object.keys(changes).length > 0
  useUnsavedWarning(isDirty)

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
      isSaving,
      isSaved: isSaved && !isDirty,
      ...refusal,
      change(more) {
        const all = Object.entries({ ...changes, ...more }).filter(
          ([member, value]) =>
            !stored.has(member) || JSON.stringify(value) !== JSON.stringify(stored.get(member)),
        )
        setSaved(false)
        setRefusal(NO_FAULT)
        keep(Object.fromEntries(all) as Partial<V>)
      },
      async save() {
        setSaving(true)
        try {
          const body = { base: shown.base, values: changes }
          setShown(await mutateAsync({ body }))
          keep({})
          setSaved(true)
          setRefusal(NO_FAULT)
        } catch (cause) {
          if (!(cause instanceof Refused)) throw cause
          setRefusal(refusalOf(cause))
        } finally {
          setSaving(false)
        }
      },
      undo() {
        keep({})
        setSaved(false)
        reload()
      },
      reload,
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
