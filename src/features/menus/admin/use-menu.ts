import { useEffect, useState } from 'react'
import type { EntryPath } from '../rules/entry-at.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { Refused, request, sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { menus, type ShownMenu, type WrittenMenu } from '../contract/menus.ts'

/** A menu on the screen, with what was changed and not saved yet. */
export interface MenuEditing {
  menu: ShownMenu
  name: string
  data: MenuData
  /** Path of the entry that is being written; `null` for none. */
  selected: EntryPath | null
  isDirty: boolean
  isSaving: boolean
  fault: string
  isConflict: boolean
  /** Why entries are refused, by dotted name below `data`. */
  faults: Readonly<Record<string, string>>
  canUndo: boolean
  rename(name: string): void
  select(path: EntryPath | null): void
  edit(entries: MenuEntry[], path?: EntryPath | null): void
  setParams(params: MenuData['paramsMenu']): void
  undo(): void
  save(): Promise<boolean>
  /** After a conflict: saves what is on the screen over what somebody else saved. */
  keepMine(): Promise<boolean>
  reload(): void
}

interface Draft {
  name: string
  data: MenuData
  selected: EntryPath | null
}

/** Steps back that are kept. */
const STEPS = 100

/** A menu, read, edited and saved. */
export function useMenu(id: string): { editing: MenuEditing | null; failure: string } {
  const [menu, setMenu] = useState<ShownMenu | null>(null)
  const [failure, setFailure] = useState('')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [before, setBefore] = useState<Draft[]>([])
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const { mutateAsync } = useAct(menus.change)

  const take = useStable((read: WrittenMenu | ShownMenu) => {
    setMenu((now) => ({ uses: now?.uses ?? [], ...read }))
    setDraft((now) => ({ name: read.name, data: read.data, selected: now?.selected ?? null }))
    setBefore([])
    setRefusal(null)
  })
  useEffect(() => {
    const leaving = new AbortController()
    request(menus.one, { params: { id: Number(id) }, signal: leaving.signal }).then(
      take,
      (cause: unknown) => leaving.signal.aborted || setFailure(sentenceOf(cause)),
    )
    return () => leaving.abort()
  }, [id, take])

  const isDirty = menu !== null && draft !== null && isOther(menu, draft)
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isDirty])

  if (menu === null || draft === null) return { editing: null, failure }

  const next = (changes: Partial<Draft>) => {
    setBefore([...before.slice(-STEPS), draft])
    setDraft({ ...draft, ...changes })
  }
  const save = async (base: string) => {
    setSaving(true)
    const { name, data } = draft
    try {
      take(await mutateAsync({ params: { id: Number(id) }, body: { base, name, data } }))
      return true
    } catch (cause) {
      setRefusal(cause instanceof Refused ? cause : new Refused(0, sentenceOf(cause), {}))
      return false
    } finally {
      setSaving(false)
    }
  }
  const last = before.at(-1)
  const editing: MenuEditing = {
    menu,
    ...draft,
    isDirty,
    isSaving,
    fault: refusal?.message ?? '',
    isConflict: refusal?.status === 409,
    faults: faultsOf(refusal),
    canUndo: last !== undefined,
    rename: (name) => setDraft({ ...draft, name }),
    select: (selected) => setDraft({ ...draft, selected }),
    edit: (entries, path = draft.selected) =>
      next({ data: { ...draft.data, menu: entries }, selected: path }),
    setParams: (paramsMenu) => next({ data: { ...draft.data, paramsMenu } }),
    undo() {
      if (last === undefined) return
      setBefore(before.slice(0, -1))
      setDraft(last)
    },
    save: () => save(menu.base),
    keepMine: () => save(String(refusal?.details['base'] ?? menu.base)),
    reload() {
      request(menus.one, { params: { id: Number(id) } }).then(take, (cause: unknown) =>
        setFailure(sentenceOf(cause)),
      )
    },
  }
  return { editing, failure }
}

const isOther = (menu: ShownMenu, { name, data }: Draft): boolean =>
  name !== menu.name || (data !== menu.data && JSON.stringify(data) !== JSON.stringify(menu.data))

function faultsOf(refusal: Refused | null): Record<string, string> {
  const told = refusal?.details['faults']
  return typeof told === 'object' && told !== null
    ? Object.fromEntries(
        Object.entries(told).map(([name, why]) => [name.replace(/^data\./, ''), String(why)]),
      )
    : {}
}
