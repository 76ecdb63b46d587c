import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import type { ReactElement } from 'react'
import { useEditing } from '../state/editor-context.ts'
import { actionsOf } from './widget-actions.tsx'

interface WidgetMenuProps {
  id: string
  anchor: HTMLElement
  isReadOnly: boolean
  onClose(): void
}

/** What can be done with a widget, from its line in the outline. */
export function WidgetMenu({ id, anchor, isReadOnly, onClose }: WidgetMenuProps): ReactElement {
  const editing = useEditing()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actionsOf(editing, id).map(({ label, icon: Icon, keys, run }) => (
        <MenuItem
          key={label}
          aria-keyshortcuts={keys}
          disabled={isReadOnly && label !== 'Copier'}
          onClick={() => {
            onClose()
            run(editing, id)
          }}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  )
}
