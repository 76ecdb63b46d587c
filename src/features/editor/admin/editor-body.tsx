import { Box } from '@mui/material'
import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { partLater } from '#framework/admin/shell/later.tsx'
import { flushSync } from 'react-dom'
import type { CanvasHandle } from './canvas/canvas.tsx'
import { PageArea } from './canvas/page-area.tsx'
import { EditorTools } from './editor-tools.tsx'
import { useEditing } from './state/editor-context.ts'
import type { Editing } from './state/editing.ts'
import { isInOptions } from './state/focus-chosen.ts'
import { editorKeys } from './state/keys.ts'
import { OptionsPanel } from './options/options-panel.tsx'
import { Side } from './options/side.tsx'
import { PANELS, type Panel, usePanels } from './use-panels.ts'

// A panel comes when it is first open; the options take the focus at once, and are there.
const Outline = partLater(async () => (await import('./outline/outline.tsx')).Outline)
const AddPanel = partLater(async () => (await import('./picker/add-panel.tsx')).AddPanel)

const REST = { flex: 1, minWidth: 0, minHeight: 0 } as const

/** The page, and what somebody opens beside it; on a phone a panel is seen instead of the page. */
export function EditorBody({ isReadOnly }: { isReadOnly: boolean }): ReactElement {
  const editing = useEditing()
  const panels = usePanels()
  const { isNarrow, isWide, open, show, close } = panels
  const canvas = useRef<CanvasHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  useEditorKeys(box, editing)

  const openOptions = () => {
    // The panel has to be there to take the focus.
    flushSync(() => show('options'))
    const fields = '[data-editor-fields] :is(input, textarea, [role=combobox], [contenteditable])'
    box.current?.querySelector<HTMLElement>(fields)?.focus()
  }

  const drawn: Readonly<Record<Panel, ReactElement>> = {
    outline: <Outline isReadOnly={isReadOnly} onOpen={openOptions} />,
    add: (
      <AddPanel key={panels.asked} target={panels.target} canvas={canvas} onAdded={panels.added} />
    ),
    options: <OptionsPanel isReadOnly={isReadOnly} />,
  }
  const side = (panel: Panel) => (
    <Side
      key={panel}
      id={PANELS[panel].id}
      label={PANELS[panel].title}
      width={isNarrow ? '100%' : panel === 'options' ? 360 : 300}
      isRight={isWide && panel === 'options'}
      onClose={() => close(panel)}
    >
      {drawn[panel]}
    </Side>
  )
  const left = open.filter((panel) => !isWide || panel !== 'options')

  return (
    <Box ref={box} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <EditorTools panels={panels} isReadOnly={isReadOnly} />
      <Box sx={{ ...REST, display: 'flex', order: 0 }}>
        {left.map(side)}
        {/* Hidden, not taken away: the frame would be loaded anew. */}
        <Box
          sx={{
            ...REST,
            position: 'relative',
            flexDirection: 'column',
            display: isNarrow && open.length > 0 ? 'none' : 'flex',
          }}
        >
          <PageArea
            canvas={canvas}
            width={panels.width}
            isReadOnly={isReadOnly}
            onFit={panels.fit}
            onOptions={(name) => {
              if (name === editing.selectedId() && isInOptions()) return
              editing.select(name)
              openOptions()
            }}
            onPick={panels.pick}
          />
        </Box>
        {open.filter((panel) => !left.includes(panel)).map(side)}
      </Box>
    </Box>
  )
}

/** Keys of the editor, wherever the focus is in it. */
function useEditorKeys(box: RefObject<HTMLElement | null>, editing: Editing): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const keys = editorKeys(editing)
    element.addEventListener('keydown', keys, true)
    return () => element.removeEventListener('keydown', keys, true)
  }, [box, editing])
}
