import { type DragEvent, useState } from 'react'
import type { EntryPath } from '../rules/entry-at.ts'
import { placeEntry, type Zone } from '../rules/place-entry.ts'
import type { EntryEditing } from './entry-editing.ts'

interface Dragged {
  from: EntryPath
  target: EntryPath
  zone: Zone | null
}

/** Entries that are dragged with the mouse: beside another one, or into it. */
export function useEntryDrag(editing: EntryEditing, disabled: boolean) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const { menu } = editing.data

  const over = (event: DragEvent<HTMLElement>, target: EntryPath) => {
    if (dragged === null) return
    const zone = zoneOf(event)
    const isPossible = placeEntry(menu, dragged.from, target, zone) !== null
    if (isPossible) event.preventDefault()
    setDragged({ ...dragged, target, zone: isPossible ? zone : null })
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    const moved = dragged?.zone && placeEntry(menu, dragged.from, dragged.target, dragged.zone)
    setDragged(null)
    if (moved) editing.edit(moved.entries, moved.path)
  }

  return {
    /** What makes a line one that can be dragged, and dropped on. */
    row: (path: EntryPath) => ({
      draggable: !disabled,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged({ from: path, target: path, zone: null })
      },
      onDragOver: (event: DragEvent<HTMLElement>) => over(event, path),
      onDrop: drop,
      onDragEnd: () => setDragged(null),
    }),
    /** Where beside this line it would go; `null` for nowhere. */
    zoneAt: (path: EntryPath): Zone | null =>
      dragged?.target.join('.') === path.join('.') ? dragged.zone : null,
  }
}

/** The upper and the lower third of a line are beside it. */
function zoneOf({ clientY, currentTarget }: DragEvent<HTMLElement>): Zone {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = (clientY - top) / height
  if (part < 1 / 3) return 'before'
  return part > 2 / 3 ? 'after' : 'inside'
}
