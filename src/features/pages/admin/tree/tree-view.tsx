import { Box, Button } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TreeRow } from './tree-index.ts'
import type { Direction } from './tree-places.ts'
import { type RowEvents, TreeRowView } from './tree-row.tsx'
import { keyOf, type TreeKey } from './tree-keys.ts'

/** Lines drawn at once: a branch may hold thousands of pages. */
const LINES = 300

interface TreeViewProps extends Omit<RowEvents, 'onFocus'> {
  rows: readonly TreeRow[]
  /** Line that the keys go to. */
  active: number
  renaming: number | null
  mayEdit: boolean
  mayMove: boolean
  onActive(id: number): void
  onStep(id: number, direction: Direction): void
  onKey(id: number, key: Exclude<TreeKey['kind'], 'go' | 'step' | 'toggle' | 'menu'>): void
}

/** The pages as a tree: arrows go, Alt with arrows moves, and each line has its actions. */
export function TreeView({
  rows,
  active,
  renaming,
  mayEdit,
  mayMove,
  onActive,
  onStep,
  onKey,
  ...events
}: TreeViewProps) {
  const [shown, setShown] = useState(LINES)
  const tree = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const wasInside = useRef(false)
  const current = rows.some(({ page }) => page.id === active) ? active : (rows[0]?.page.id ?? 0)

  const lineOf = (id: number) => tree.current?.querySelector<HTMLElement>(`#page-${id}`) ?? null
  useEffect(() => {
    // A line that changes its place in the document loses the focus to nobody.
    const isLost = wasInside.current && document.activeElement === document.body
    if (!wantsFocus.current && !isLost) return
    wantsFocus.current = false
    tree.current?.querySelector<HTMLElement>(`#page-${current}`)?.focus()
  })

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return
    const key = keyOf(event, rows, current)
    if (key === null) return
    event.preventDefault()
    if (key.kind === 'go') {
      wantsFocus.current = true
      const place = rows.findIndex(({ page }) => page.id === key.id)
      if (place >= shown) setShown(place + LINES)
      onActive(key.id)
    } else if (key.kind === 'toggle') events.onToggle(current)
    else if (key.kind === 'menu') events.onMenu(current, event.target)
    else if (key.kind === 'step') {
      wantsFocus.current = true
      onStep(current, key.direction)
    } else onKey(current, key.kind)
  }

  return (
    <>
      <Box
        ref={tree}
        role="tree"
        aria-label="Pages du site"
        onKeyDown={press}
        onFocus={() => {
          wasInside.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null)
            wasInside.current = tree.current?.contains(relatedTarget) ?? false
        }}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {rows.slice(0, shown).map((row) => (
          <TreeRowView
            key={row.page.id}
            row={row}
            isActive={row.page.id === current}
            isRenaming={row.page.id === renaming}
            mayEdit={mayEdit}
            mayMove={mayMove}
            {...events}
            onFocus={onActive}
            onRenamed={(id, name) => {
              events.onRenamed(id, name)
              setTimeout(() => lineOf(id)?.focus())
            }}
          />
        ))}
      </Box>
      {rows.length > shown ? (
        <MoreLines left={rows.length - shown} onMore={() => setShown(shown + LINES)} />
      ) : null}
    </>
  )
}

const MoreLines = ({ left, onMore }: { left: number; onMore(): void }) => (
  <Button onClick={onMore} sx={{ mt: 2 }}>
    Afficher la suite ({left} lignes)
  </Button>
)
