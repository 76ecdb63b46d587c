import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { SCREENS } from './screens.tsx'
import { GROUPS, menuOf, screenAt } from '#framework/admin/shell/screen.ts'

interface NavigationProps {
  /** Below `/admin`. */
  path: string
  onChoice?: () => void
}

/** The menu: each part only for who has its right; a group of which nothing is left is left out. */
export function Navigation({ path, onChoice }: NavigationProps) {
  const may = useMay()
  const current = path === '/' ? '/' : screenAt(SCREENS, path)?.path
  const groups = Object.entries(GROUPS).map(([group, name]) => ({
    group,
    name,
    screens: menuOf(SCREENS, group, may),
  }))
  return (
    <Box component="nav" aria-label="Menu principal" sx={{ px: 1.5, py: 2 }} onClick={onChoice}>
      <List disablePadding>
        <Entry to="/" label="Tableau de bord" Icon={HomeIcon} isCurrent={current === '/'} />
      </List>
      {groups
        .filter(({ screens }) => screens.length > 0)
        .map(({ group, name, screens }) => (
          <Box key={group} sx={{ mt: 2 }}>
            <Box
              component="h2"
              id={`menu-${group}`}
              sx={{ typography: 'overline', color: 'text.secondary', m: 0, px: 1.5, lineHeight: 2 }}
            >
              {name}
            </Box>
            <List disablePadding aria-labelledby={`menu-${group}`}>
              {screens.map(({ path: to, label, menu }) => (
                <Entry
                  key={to}
                  to={to}
                  label={label}
                  Icon={menu?.icon ?? HomeIcon}
                  Waiting={menu?.Waiting}
                  isCurrent={current === to}
                />
              ))}
            </List>
          </Box>
        ))}
    </Box>
  )
}

interface EntryProps {
  to: string
  label: string
  Icon: ComponentType
  Waiting?: ComponentType | undefined
  isCurrent: boolean
}

const Entry = ({ to, label, Icon, Waiting, isCurrent }: EntryProps) => (
  <ListItem disablePadding secondaryAction={Waiting ? <Waiting /> : null}>
    <ListItemButton
      component={Link}
      to={`${to}`}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{ borderRadius: 1, py: 0.6, px: 1.5, '&.Mui-selected': { color: 'primary.main' } }}
    >
      <ListItemIcon sx={{ minWidth: 36, color: 'inherit', '& svg': { fontSize: 20 } }}>
        <Icon />
      </ListItemIcon>
      <ListItemText
        primary={label}
        slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isCurrent ? 650 : 500 } } }}
      />
    </ListItemButton>
  </ListItem>
)
