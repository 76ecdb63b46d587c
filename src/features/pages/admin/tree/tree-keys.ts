import type { TreeRow } from './tree-index.ts'
import type { Direction } from './tree-places.ts'

/** What a key asks for on the focused line. */
export type TreeKey =
  | { kind: 'go'; id: number }
  | { kind: 'step'; direction: Direction }
  | { kind: 'toggle' | 'menu' | 'open' | 'rename' | 'trash' }

interface Press {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** The keys of a tree as the ARIA practices have them, with those that change it. */
export function keyOf(press: Press, rows: readonly TreeRow[], current: number): TreeKey | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press
  if (ctrlKey || metaKey) return null
  if (altKey) {
    const direction = STEPS[key]
    return direction === undefined ? null : { kind: 'step', direction }
  }
  if (key === 'F10') return shiftKey ? { kind: 'menu' } : null
  if (key === 'ContextMenu') return { kind: 'menu' }
  if (key === 'F2') return { kind: 'rename' }
  if (key === 'Delete') return { kind: 'trash' }
  if (key === 'Enter') return { kind: 'open' }
  return walk(key, rows, current)
}

function walk(key: string, rows: readonly TreeRow[], current: number): TreeKey | null {
  const place = rows.findIndex(({ page }) => page.id === current)
  const row = rows[place]
  if (row === undefined) return null
  const go = (target: TreeRow | undefined): TreeKey | null =>
    target === undefined ? null : { kind: 'go', id: target.page.id }
  switch (key) {
    case 'ArrowDown':
      return go(rows[place + 1])
    case 'ArrowUp':
      return go(rows[place - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      return !row.hasChildren ? null : row.isOpen ? go(rows[place + 1]) : { kind: 'toggle' }
    case 'ArrowLeft':
      return row.isOpen
        ? { kind: 'toggle' }
        : go(rows.slice(0, place).findLast(({ level }) => level < row.level))
    case ' ':
      return row.hasChildren ? { kind: 'toggle' } : null
    default:
      return key.length === 1 ? go(beginningWith(key, rows, place)) : null
  }
}

/** The next line whose name begins with a letter, from the top again after the last. */
function beginningWith(
  letter: string,
  rows: readonly TreeRow[],
  place: number,
): TreeRow | undefined {
  const { compare } = new Intl.Collator('fr', { sensitivity: 'base' })
  const around = [...rows.slice(place + 1), ...rows.slice(0, place)]
  return around.find(({ page }) => compare(page.name.slice(0, 1), letter) === 0)
}
