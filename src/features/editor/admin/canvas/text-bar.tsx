import { Paper } from '@mui/material'
import type { Editor } from '@tiptap/core'
import type { ReactElement } from 'react'
import { Toolbar } from '#framework/admin/inputs/rich-text/toolbar.tsx'

interface TextBarProps {
  editor: Editor
  /** The focus went out of it. */
  onLeft(): void
  /** Where it stands; at the bottom of what holds the page unless said. */
  sx?: Record<string, string | number>
}

/** What can be done with the text that has the caret in the page; undo is the page's own. */
export default function TextBar({ editor, onLeft, sx = AT_BOTTOM }: TextBarProps): ReactElement {
  return (
    <Paper
      elevation={6}
      data-text-tools
      onBlur={() => setTimeout(onLeft)}
      // A press takes the caret out of no text. One in a dialog of the bar comes here too, though it lies elsewhere.
      onMouseDown={(event) => {
        const { target, currentTarget } = event
        const isOfBar = target instanceof Node && currentTarget.contains(target)
        if (isOfBar && !(target instanceof HTMLSelectElement)) event.preventDefault()
      }}
      sx={{
        ...sx,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: 'calc(100% - 16px)',
        zIndex: 2,
        '& [role=toolbar]': { flexWrap: 'nowrap', overflowX: 'auto', borderBottom: 0 },
        '& [role=toolbar] > *': { flex: 'none' },
      }}
    >
      <Toolbar editor={editor} label="Texte de la page" disabled={false} isWithoutUndo />
    </Paper>
  )
}

const AT_BOTTOM = { position: 'absolute', bottom: 12, left: 8, right: 8 }
