import { IconButton, Stack, Tooltip } from '@mui/material'
import type { ReactElement } from 'react'
import { useEditing } from '../state/editor-context.ts'
import { useOneStop } from './use-one-stop.ts'
import { actionsOf } from './widget-actions.tsx'

interface WidgetToolbarProps {
  id: string
  isReadOnly: boolean
}

/** What can be done with the chosen widget, over its options. */
export function WidgetToolbar({ id, isReadOnly }: WidgetToolbarProps): ReactElement {
  const editing = useEditing()
  const isOpen = (label: string) => !isReadOnly || label === 'Copier'
  const actions = actionsOf(editing, id)
  const { toolbar, stop } = useOneStop(actions.find(({ label }) => isOpen(label))?.label ?? '')
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Actions sur le bloc"
      useFlexGap
      {...toolbar}
      sx={{ flexWrap: 'wrap', ml: -1 }}
    >
      {actions.map(({ label, icon: Icon, keys, run }) => (
        <Tooltip key={label} title={label} describeChild>
          <span>
            <IconButton
              size="small"
              aria-label={label}
              aria-keyshortcuts={keys}
              disabled={!isOpen(label)}
              {...stop(label)}
              onClick={() => run(editing, id)}
            >
              <Icon />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  )
}
