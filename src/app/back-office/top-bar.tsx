import MenuIcon from '@mui/icons-material/MenuOutlined'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { AppBar, Box, Button, IconButton, Toolbar } from '@mui/material'
import { Link } from 'react-router'
import { SITE_ICON, siteHref } from '#framework/admin/shell/configuration.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { AccountMenu } from './account-menu.tsx'

/** `onMenu` opens the menu where it does not stand beside the screen; `null` where it does. */
export function TopBar({ onMenu }: { onMenu: (() => void) | null }) {
  const { site } = useAdmin()
  return (
    <AppBar position="sticky" component="header">
      <Toolbar sx={{ gap: 1, minHeight: { xs: 64 }, px: { xs: 1.5, lg: 2.5 } }}>
        {onMenu && (
          <IconButton onClick={onMenu} aria-label="Ouvrir le menu" aria-haspopup="dialog">
            <MenuIcon />
          </IconButton>
        )}
        <Box
          component={Link}
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            minWidth: 0,
            typography: 'h3',
            color: 'text.primary',
            textDecoration: 'none',
          }}
        >
          {SITE_ICON ? (
            <Box
              component="img"
              src={SITE_ICON}
              alt=""
              sx={{ width: 32, height: 32, flex: 'none' }}
            />
          ) : null}
          <Box
            component="span"
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              // On a phone the whole name stands on two lines or three.
              whiteSpace: { sm: 'nowrap' },
              fontSize: { xs: '0.875rem', sm: 'inherit' },
              lineHeight: { xs: 1.2, sm: 'inherit' },
              overflowWrap: 'anywhere',
            }}
          >
            {site.name}
          </Box>
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          href={siteHref('/')}
          target="_blank"
          rel="noopener"
          color="inherit"
          aria-label="Voir le site"
          endIcon={<OpenIcon />}
          sx={{ flexShrink: 0, minWidth: { xs: 44, sm: 64 } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Voir le site
          </Box>
        </Button>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
