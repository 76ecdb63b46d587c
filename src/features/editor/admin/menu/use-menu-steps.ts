import { useState } from 'react'
import type { EntryEditing } from '#features/menus/admin/entry-editing.ts'
import type { MenuContent } from '#features/menus/contract/menus.ts'
import type { EntryPath } from '#features/menus/rules/entry-at.ts'
import { editHistory } from '../state/history.ts'
import { faultsOf, type MenuEditing } from './menu-document.ts'

interface State {
  content: MenuContent
  selected: EntryPath | null
}

/** A menu that is written step by step. */
export interface MenuSteps extends EntryEditing {
  name: string
  rename(name: string): void
  showOnlySubs(isOn: boolean): void
  canUndo: boolean
  canRedo: boolean
  undo(): void
  redo(): void
}

/** What is done to the content of a menu, and back; without changes while nothing may be typed. */
export function useMenuSteps(editing: MenuEditing, content: MenuContent): MenuSteps {
  const [history] = useState(() => editHistory<State>())
  const [selected, select] = useState<EntryPath | null>(null)
  const { name, data } = content

  const take = (next: State | undefined) => {
    if (!next) return
    select(next.selected)
    editing.change(() => ({ ...next.content }))
  }
  /** Changes of one `kind` that follow each other at once are one step. */
  const change = (changes: Partial<MenuContent>, kind = '', path = selected) => {
    if (editing.isReadOnly) return
    const next = { content: { ...content, ...changes }, selected: path }
    history.settle({ content, selected })
    history.record('', kind, Date.now())
    history.settle(next)
    take(next)
  }
  return {
    name,
    data,
    selected,
    faults: faultsOf(content),
    select,
    edit: (menu, path) =>
      path === undefined
        ? change({ data: { ...data, menu } }, `entry ${selected?.join('.')}`)
        : change({ data: { ...data, menu } }, '', path),
    rename: (next) => change({ name: next }, 'name'),
    showOnlySubs: (isOn) => {
      const paramsMenu = { ...data.paramsMenu, onlyLevelChoice: isOn ? '1' : '0' }
      change({ data: { ...data, paramsMenu } })
    },
    canUndo: history.canUndo() && !editing.isReadOnly,
    canRedo: history.canRedo() && !editing.isReadOnly,
    undo: () => take(history.undo()?.state),
    redo: () => take(history.redo()?.state),
  }
}
