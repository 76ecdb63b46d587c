import DragIndicatorIcon from '@mui/icons-material/DragIndicatorOutlined'
import { Box, TextField, Typography } from '@mui/material'
import { Drawer } from '@puckeditor/core'
import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from 'react'
import type { WidgetDescription } from '#base/core/widget-preview.ts'
import './add-panel.css'
import { useEditing, useEditorParts } from './state/editor-context.ts'
import { fixAria } from './canvas/fix-aria.ts'
import { widgetGroups } from './widget-groups.ts'

/** The widgets to add: found by name, put after the chosen one by a click, or dragged to a place. */
export function AddPanel(): ReactElement {
  const { descriptions, surface } = useEditorParts()
  const [search, setSearch] = useState('')
  const groups = widgetGroups(descriptions.values(), useDeferredValue(search), surface)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    box.current.querySelector('input')?.focus()
    return fixAria(box.current)
  }, [])
  return (
    <Box sx={{ p: 2 }} ref={box}>
      <TextField
        label="Chercher un widget"
        type="search"
        fullWidth
        size="small"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Un clic ajoute après le widget choisi ; vous pouvez aussi faire glisser.
      </Typography>
      <Typography component="output" sx={{ display: 'block', mt: 2 }}>
        {groups.length === 0 ? 'Aucun widget de ce nom.' : ''}
      </Typography>
      {groups.map(({ title, widgets }) => (
        <Box key={title} sx={{ mt: 2 }}>
          <Typography component="h3" variant="subtitle2" gutterBottom>
            {title}
          </Typography>
          <ul className="add-list">
            {widgets.map((widget) => (
              <Choice key={widget.type} widget={widget} />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  )
}

/** A button for keys, clicks and ears; the handle beside it is for who drags. */
function Choice({ widget }: { widget: WidgetDescription }): ReactElement {
  const editing = useEditing()
  return (
    <li className="add-choice">
      <button type="button" onClick={() => editing.add(widget)}>
        {widget.title}
      </button>
      <span className="add-handle" aria-hidden="true">
        <Drawer>
          <Drawer.Item name={widget.type} label={widget.title}>
            {() => (
              <span className="add-grip">
                <DragIndicatorIcon />
                <span className="add-dragged">{widget.title}</span>
              </span>
            )}
          </Drawer.Item>
        </Drawer>
      </span>
    </li>
  )
}
