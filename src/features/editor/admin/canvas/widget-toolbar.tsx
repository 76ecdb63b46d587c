import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Button, IconButton, Stack } from '@mui/material'
import { type ReactElement, useState } from 'react'
import { useEditing } from '../state/editor-context.ts'
import { useOneStop } from './use-one-stop.ts'
import { actionsOf } from './widget-actions.tsx'
import { WidgetMenu } from './widget-menu.tsx'

interface WidgetToolbarProps {
  id: string
  isReadOnly: boolean
}

/** What is seen at once; the rest is behind one button. */
const SEEN: readonly string[] = ['Monter', 'Descendre', 'Dupliquer', 'Supprimer']
const MORE = 'Plus d’actions'

/** What can be done with the chosen widget, over its options. */
export function WidgetToolbar({ id, isReadOnly }: WidgetToolbarProps): ReactElement {
  const editing = useEditing()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const actions = actionsOf(editing, id).filter(({ label }) => SEEN.includes(label))
  const { toolbar, stop } = useOneStop(isReadOnly ? MORE : (actions[0]?.label ?? MORE))
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Actions sur le bloc"
      {...toolbar}
      sx={{ ml: -1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      {actions.map(({ label, keys, run }) => (
        <Button
          key={label}
          size="small"
          aria-label={label}
          aria-keyshortcuts={keys}
          disabled={isReadOnly}
          sx={{ minWidth: 0, px: 1 }}
          {...stop(label)}
          onClick={() => run(editing, id)}
        >
          {label}
        </Button>
      ))}
      <IconButton
        size="small"
        title={MORE}
        aria-label={MORE}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...stop(MORE)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor ? (
        <WidgetMenu
          id={id}
          anchor={anchor}
          isReadOnly={isReadOnly}
          without={SEEN}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </Stack>
  )
}
