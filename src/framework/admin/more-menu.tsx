import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { IconButton, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

/** What is done now and then. */
export type MenuEntry = { label: string; isEnabled: boolean } & (
  | { onChoose(): void }
  /** What opens beside the editor. */
  | { href: string }
)

/** What a button of the entry does. */
export const actionOf = (entry: MenuEntry) =>
  'href' in entry
    ? { href: entry.href, target: '_blank', rel: 'noopener' }
    : { onClick: entry.onChoose }

/** What is done less often, behind one button. */
export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label="Autres actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entries.map((one) => (
          <MenuItem
            key={one.label}
            disabled={!one.isEnabled}
            {...('href' in one ? { component: 'a', ...actionOf(one) } : {})}
            onClick={() => {
              setAnchor(null)
              if ('onChoose' in one) one.onChoose()
            }}
          >
            <ListItemText>{one.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
