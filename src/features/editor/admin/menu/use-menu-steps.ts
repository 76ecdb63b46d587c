import { useState } from 'react'
import type { EntryEditing } from '#features/menus/admin/entry-editing.ts'
import type { MenuContent } from '#features/menus/contract/menus.ts'
import type { EntryPath } from '#features/menus/rules/entry-at.ts'
import { type Steps, useSteps } from '../steps/use-steps.ts'
import { faultsOf, type MenuEditing } from './menu-document.ts'

interface State {
  content: MenuContent
  selected: EntryPath | null
}

/** A menu that is written step by step. */
export interface MenuSteps extends EntryEditing, Omit<Steps<State>, 'change'> {
  name: string
  rename(name: string): void
  showOnlySubs(isOn: boolean): void
}

/** What is done to the content of a menu, and back; without changes while nothing may be typed. */
export function useMenuSteps(editing: MenuEditing, content: MenuContent): MenuSteps {
  const { generation, isReadOnly } = editing
  const [chosen, choose] = useState<{ path: EntryPath | null; generation: number }>({
    path: null,
    generation,
  })
  // Of another menu, the place leads elsewhere.
  const selected = chosen.generation === generation ? chosen.path : null
  const select = (path: EntryPath | null) => choose({ path, generation })
  const { name, data } = content
  const take = (next: State) => {
    select(next.selected)
    editing.change(() => ({ ...next.content }))
  }
  const { change: step, ...steps } = useSteps(
    { state: { content, selected }, generation, isReadOnly },
    take,
  )
  const change = (changes: Partial<MenuContent>, kind = '', path = selected) =>
    step({ content: { ...content, ...changes }, selected: path }, kind)
  return {
    ...steps,
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
  }
}
