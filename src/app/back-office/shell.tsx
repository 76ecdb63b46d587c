import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Box, Drawer, IconButton, LinearProgress, useMediaQuery, type Theme } from '@mui/material'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useUnread } from '#features/leads/admin/leads-badge.tsx'
import { SCREENS } from './screens.tsx'
import { Banners } from '#framework/admin/shell/banners.tsx'
import { Failure } from '#framework/admin/shell/failure.tsx'
import { NotAllowed } from '#framework/admin/shell/messages.tsx'
import { Navigation } from './navigation.tsx'
import { screenAt } from '#framework/admin/shell/screen.ts'
import { MAIN, SkipLink } from '#framework/admin/shell/skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { SCREEN_TITLE, TitleSpot } from '#framework/admin/shell/title.tsx'
import { useArrival } from '#framework/admin/shell/use-arrival.ts'

const MENU_WIDTH = 256

/** The frame around every screen: top bar, menu, the screen with its title. */
export function Shell() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [title, setTitle] = useState<HTMLElement | null>(null)
  const path = useLocation().pathname
  const screen = screenAt(SCREENS, path)
  const may = useMay()
  useArrival(screen?.label ?? '', useUnread())
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <TopBar onMenu={isWide ? null : () => setMenuOpen(true)} />
      <Banners />
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        {isWide ? (
          <Box sx={{ width: MENU_WIDTH, flexShrink: 0, borderRight: 1, borderColor: 'divider' }}>
            <Box
              sx={{
                position: 'sticky',
                top: 64,
                maxHeight: 'calc(100vh - 64px)',
                overflow: 'auto',
              }}
            >
              <Navigation path={path} />
            </Box>
          </Box>
        ) : (
          <Drawer
            open={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: MENU_WIDTH + 24 } } }}
          >
            <MenuHead onClose={() => setMenuOpen(false)} />
            <Navigation path={path} onChoice={() => setMenuOpen(false)} />
          </Drawer>
        )}
        <Box
          component="main"
          id={MAIN}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, px: { xs: 2, sm: 3, lg: 4 }, pt: 3, pb: 6, outline: 0 }}
        >
          <Box
            component="h1"
            id={SCREEN_TITLE}
            ref={setTitle}
            // It comes a moment after the screen: its line is kept, so that nothing moves.
            sx={{
              typography: 'h1',
              m: 0,
              mb: 2,
              '&:empty': { minHeight: '1lh', visibility: 'hidden' },
            }}
          />
          <TitleSpot value={title}>
            <Failure path={path}>
              {screen && !may(screen.right) ? (
                <NotAllowed />
              ) : (
                <Suspense fallback={<LinearProgress aria-label="Ouverture de l’écran" />}>
                  <Outlet />
                </Suspense>
              )}
            </Failure>
          </TitleSpot>
        </Box>
      </Box>
    </Box>
  )
}

const MenuHead = ({ onClose }: { onClose: () => void }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1.5, pt: 1.5, mb: -2 }}>
    <IconButton onClick={onClose} aria-label="Fermer le menu">
      <CloseIcon />
    </IconButton>
  </Box>
)
