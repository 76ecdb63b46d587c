import { Divider, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import type { TreePage } from '../../contract/pages.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { ROW_ACTIONS, type RowAction } from './row-actions.ts'

interface RowMenuProps {
  page: TreePage | null
  anchor: HTMLElement | null
  onChoice(action: RowAction, page: TreePage): void
  onClose(): void
}

/** Everything that can be done with a page, with the keys that do the same. */
export function RowMenu({ page, anchor, onChoice, onClose }: RowMenuProps) {
  const may = useMay()
  const actions = ROW_ACTIONS.filter(
    ({ right, notForRoot }) => may(right) && !(notForRoot && page?.parent === 0),
  )
  return (
    <Menu
      open={page !== null && anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': `Actions sur la page « ${page?.name ?? ''} »` } }}
    >
      {actions.flatMap(({ action, label, keys, isDivided }) => [
        ...(isDivided ? [<Divider key={`${action} above`} component="li" aria-hidden />] : []),
        <MenuItem
          key={action}
          onClick={() => {
            onClose()
            if (page) onChoice(action, page)
          }}
        >
          <ListItemText>
            {action === 'switch' && page?.is_active ? 'Mettre hors ligne' : label}
          </ListItemText>
          {keys ? (
            <Typography variant="caption" color="textSecondary" sx={{ ml: 3 }}>
              {keys}
            </Typography>
          ) : null}
        </MenuItem>,
      ])}
    </Menu>
  )
}
