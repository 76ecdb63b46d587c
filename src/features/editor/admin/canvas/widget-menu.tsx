import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import type { ReactElement } from 'react'
import { useEditing } from '../state/editor-context.ts'
import { actionsOf } from './widget-actions.tsx'

interface WidgetMenuProps {
  id: string
  anchor: HTMLElement
  isReadOnly: boolean
  /** Actions that are seen beside it. */
  without?: readonly string[]
  onClose(): void
}

/** What can be done with a widget, from its line in the outline or over its options. */
export function WidgetMenu(props: WidgetMenuProps): ReactElement {
  const { id, anchor, isReadOnly, without = [], onClose } = props
  const editing = useEditing()
  const actions = actionsOf(editing, id).filter(({ label }) => !without.includes(label))
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map(({ label, icon: Icon, keys, run }) => (
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
