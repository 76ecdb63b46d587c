import { useEffect, useState } from 'react'
import { z } from 'zod'
import { faultsOf } from '#base/core/field/field-schema.ts'
import { useFaults } from '../inputs/use-faults.ts'
import { useStable } from '../inputs/use-stable.ts'
import { Refused } from '../shell/http.ts'
import { NO_FAULT, NOTHING_SAVED, refusalOf } from './part-faults.ts'

/** Values of a form that is saved by its button. */
export interface Edited<V> {
  /** What is stored, with what was changed and not saved yet. */
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

interface EditedOptions<V> {
  /** Under which unsaved changes are kept. */
  name: string
  stored: V | undefined
  mayWrite: boolean
  /** What may be saved; of what is not there yet, all is judged, else what was changed. */
  schema?: z.ZodType | undefined
  isNew?: boolean
  /** Gives `false` when whoever saves thought better of it. @throws {Refused} */
  send(changes: Partial<V>): Promise<boolean | void>
  read?(): unknown
}

/** What was changed and not saved, by form: going to another screen and back loses nothing. */
const unsaved = new Map<string, object>()

const ANYTHING = z.unknown()

/** Stored values, changed and saved. */
export function useEdited<V extends object>(options: EditedOptions<V>): Edited<V> {
  const { name, stored, mayWrite, schema = ANYTHING, isNew = false } = options
  const [changes, keep] = useChanges<V>(name)
  // Whoever draws it waits for what is stored.
  const values = { ...stored, ...changes } as V
  const [isTried, setTried] = useState(false)
  const known = useFaults(schema, isNew && isTried ? values : changes)
  const saving = useSaving(options.send)
  const isDirty = Object.keys(changes).length > 0
  useUnsavedWarning(isDirty)
  const reload = useStable(() => {
    saving.begin()
    options.read?.()
  })
  return {
    values,
    isDirty,
    mayWrite,
    isSaving: saving.isSaving,
    isSaved: saving.isSaved && !isDirty,
    ...saving.refusal,
    faults: { ...saving.refusal.faults, ...known.told },
    left: known.left,
    change(more) {
      const was = new Map<string, unknown>(Object.entries(stored ?? {}))
      const all = Object.entries({ ...changes, ...more }).filter(
        ([member, value]) =>
          !was.has(member) || JSON.stringify(value) !== JSON.stringify(was.get(member)),
      )
      const next = Object.fromEntries(all) as Partial<V>
      saving.begin()
      known.typed(isNew && isTried ? { ...stored, ...next } : next)
      keep(next)
    },
    async save() {
      known.left()
      setTried(true)
      if (Object.keys(faultsOf(schema, isNew ? values : changes)).length > 0) {
        saving.refuse({ ...NO_FAULT, fault: NOTHING_SAVED })
      } else if (await saving.send(changes)) keep({})
    },
    undo() {
      keep({})
      reload()
    },
    reload,
  }
}

/** What was changed of a form, kept beyond the screen. */
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
function useSaving<V extends object>(work: (changes: Partial<V>) => Promise<boolean | void>) {
  const [refusal, refuse] = useState<typeof NO_FAULT>(NO_FAULT)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  return {
    refusal,
    refuse,
    isSaving,
    isSaved,
    begin() {
      setSaved(false)
      refuse(NO_FAULT)
    },
    /** Whether it was taken. */
    async send(changes: Partial<V>): Promise<boolean> {
      setSaving(true)
      try {
        const isTaken = (await work(changes)) !== false
        refuse(NO_FAULT)
        setSaved(isTaken)
        return isTaken
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        refuse(refusalOf(cause))
        return false
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
