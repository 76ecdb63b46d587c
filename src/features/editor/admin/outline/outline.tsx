import { Box } from '@mui/material'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { useEditing, useEditorParts } from '../state/editor-context.ts'
import { flat, Line } from './outline-line.tsx'
import { outlineRows } from './outline-rows.ts'
import './outline.css'
import { useChosenId, usePage } from '../state/use-page.ts'
import { WidgetMenu } from '../canvas/widget-menu.tsx'

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

interface OutlineProps {
  isReadOnly: boolean
  /** Goes on to the options of the chosen widget. */
  onOpen(): void
}

/**
 * The page as a list: the way to every widget without a mouse and without sight. Arrows walk, Enter
 * opens the options, and the menu of a line does what its bar does.
 */
export function Outline({ isReadOnly, onOpen }: OutlineProps): ReactElement {
  const { descriptions } = useEditorParts()
  const editing = useEditing()
  const page = usePage()
  const chosen = useChosenId()
  const rows = useMemo(() => outlineRows(page, descriptions), [page, descriptions])
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOwn = useRef(false)
  const first = rows.find(({ kind }) => kind === 'widget')?.key ?? null
  const reachable = chosen ?? first

  useEffect(() => {
    if (chosen === null) return
    const line = list.current?.querySelector('[aria-current="true"]')
    line?.scrollIntoView({ block: 'nearest' })
    const { activeElement, body } = document
    // A line that goes takes the focus along without a word.
    const isHere =
      list.current?.contains(activeElement) || (isOwn.current && activeElement === body)
    if (isHere && line instanceof HTMLElement) line.focus()
  }, [chosen])

  const walk = (event: KeyboardEvent) => {
    const isLine = event.target instanceof Element && event.target.matches('.outline-widget')
    if (event.key === 'Enter' && isLine && chosen !== null) {
      event.preventDefault()
      onOpen()
      return
    }
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey) return
    event.preventDefault()
    const widgets = rows.filter(({ kind }) => kind === 'widget')
    const at = widgets.findIndex(({ key }) => key === chosen)
    const next = widgets[Math.max(0, Math.min(widgets.length - 1, at + step))]
    if (next) editing.select(next.key)
  }
  const openMenu = useStable((id: string, anchor: HTMLElement) => {
    editing.select(id)
    setMenu({ id, anchor })
  })

  return (
    <Box
      component="nav"
      aria-label="Plan de la page"
      sx={{ py: 1 }}
      onKeyDown={walk}
      onFocus={() => {
        isOwn.current = true
      }}
      onBlur={({ relatedTarget }) => {
        isOwn.current = relatedTarget === null
      }}
    >
      <ul className="outline" ref={list}>
        {rows.map((row) => (
          <Line
            key={row.key}
            {...flat(row)}
            isChosen={row.key === chosen}
            isReachable={row.key === reachable}
            choose={editing.select}
            openMenu={openMenu}
          />
        ))}
      </ul>
      {menu ? <WidgetMenu {...menu} isReadOnly={isReadOnly} onClose={() => setMenu(null)} /> : null}
    </Box>
  )
}
