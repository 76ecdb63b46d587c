import { Box } from '@mui/material'
import type { KeyboardEvent, ReactElement } from 'react'
import { Toolbar } from '#framework/admin/inputs/rich-text/toolbar.tsx'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'

export interface TextBarProps {
  editor: TextEditor
  /** The focus went out of it. */
  onLeft(): void
  /** What keeps it in sight where the page is higher than the window. */
  sx?: { position: 'sticky'; top: object } | undefined
}

/** What can be done with the text that has the caret in the page; undo is the page's own. It lies over no line of it. */
export default function TextBar({ editor, onLeft, sx }: TextBarProps): ReactElement {
  const toText = ({ key, target, currentTarget }: KeyboardEvent) => {
    // One in a dialog of the bar comes here too, and closes that.
    if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target)) return
    editor.view.dom.ownerDocument.defaultView?.focus()
    editor.view.focus()
  }
  return (
    <Box
      data-text-tools
      onKeyDown={toText}
      onBlur={() => setTimeout(onLeft)}
      // A press takes the caret out of no text. One in a dialog of the bar comes here too, though it lies elsewhere.
      onMouseDown={(event) => {
        const { target, currentTarget } = event
        const isOfBar = target instanceof Node && currentTarget.contains(target)
        if (isOfBar && !(target instanceof HTMLSelectElement)) event.preventDefault()
      }}
      sx={{
        ...sx,
        flex: 'none',
        minWidth: 0,
        bgcolor: 'background.paper',
        zIndex: 2,
        '& [role=toolbar]': {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          justifyContent: { md: 'safe center' },
        },
        '& [role=toolbar] > *': { flex: 'none' },
      }}
    >
      <Toolbar editor={editor} label="Texte de la page" disabled={false} />
    </Box>
  )
}
