import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SitesIcon from '@mui/icons-material/DomainOutlined'
import LeaveIcon from '@mui/icons-material/LogoutOutlined'
import { Avatar, Box, Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ACCOUNT_ROLES, ROLE_NAMES } from '#base/core/account.ts'
import { BASE, HAS_SITES, SITES } from '#framework/admin/shell/configuration.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { storeState } from '#framework/admin/shell/stored-state.ts'
import { MODE } from '#framework/admin/shell/theme-mode.ts'
import { request } from '#framework/admin/shell/http.ts'
import { session } from '#framework/api/session-calls.ts'
import { monogramOf } from '#framework/ui/rules/monogram.ts'

/** Who is signed in, and what concerns them alone. */
export function AccountMenu() {
  const { user, role } = useAdmin()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { palette } = useTheme()
  const navigate = useNavigate()
  const close = () => setAnchor(null)
  const isDark = palette.mode === 'dark'
  return (
    <>
      <Button
        id="account-button"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandIcon />}
        sx={{ flexShrink: 0, textAlign: 'left', lineHeight: 1.25 }}
      >
        <Avatar sx={{ width: 32, height: 32, bgcolor: 'action.hover', color: 'primary.main' }}>
          <Box component="span" aria-hidden sx={{ fontSize: 13, fontWeight: 650 }}>
            {monogramOf(user.name).letters}
          </Box>
        </Avatar>
        <Box component="span" sx={NAMED}>
          {user.name}
          <Box component="span" sx={{ display: 'block', fontSize: 12.5, color: 'text.secondary' }}>
            {roleName(role)}
          </Box>
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'account-button' } }}
      >
        <MenuItem
          onClick={() => {
            close()
            void navigate('/account')
          }}
        >
          <ListItemIcon>
            <AccountIcon />
          </ListItemIcon>
          <ListItemText>Mon compte</ListItemText>
        </MenuItem>
        {HAS_SITES && (
          <MenuItem component="a" href={SITES}>
            <ListItemIcon>
              <SitesIcon />
            </ListItemIcon>
            <ListItemText>Changer de site</ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={() => storeState(MODE, isDark ? 'light' : 'dark')}>
          <ListItemIcon>{isDark ? <LightIcon /> : <DarkIcon />}</ListItemIcon>
          <ListItemText>{isDark ? 'Affichage clair' : 'Affichage sombre'}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <LeaveIcon />
          </ListItemIcon>
          <ListItemText>Se déconnecter</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}

/** On a phone the initials stand for the name, which is still said. */
const NAMED = {
  ml: 1,
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: 'nowrap',
} as const

/** The whole document goes with the session: nothing of it stays in memory. */
async function leave(): Promise<void> {
  await request(session.signOut)
  location.assign(BASE)
}

/** A role as people call it. */
function roleName(role: string): string {
  const known = ACCOUNT_ROLES.find((name) => name === role)
  return known ? ROLE_NAMES[known] : ''
}
