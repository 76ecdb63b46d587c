import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, LinearProgress } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router'
import { Board } from '#app/dashboard/admin/board.tsx'
import { MediaPickerProvider, type MediaPickers } from '#framework/admin/inputs/media-input.tsx'
import { NONCE } from '#framework/admin/shell/nonce.ts'
import type { Shown } from '#framework/admin/shell/later.tsx'
import { Notices } from '#framework/admin/shell/notices.tsx'
import { recordCache } from '#framework/admin/shell/record-cache.ts'
import { SCREENS } from './screens.tsx'
import { FailedRoute } from '#framework/admin/shell/failure.tsx'
import { Gate } from './gate.tsx'
import { BASE } from '#framework/admin/shell/configuration.ts'
import { NotFound } from '#framework/admin/shell/messages.tsx'
import { Shell } from './shell.tsx'
import { useIsDark } from '#framework/admin/shell/theme-mode.ts'
import { darkTheme, lightTheme } from '#framework/admin/shell/theme.ts'

const styles = createCache({ key: 'vitrine', nonce: NONCE })

const queryClient = recordCache()

const MediaPicker = lazy(async () => ({
  default: (await import('#features/media/admin/media-picker.tsx')).MediaPicker,
}))

const MediaDialog = lazy(async () => ({
  default: (await import('#features/media/admin/media-picker.tsx')).MediaDialog,
}))
const MEDIA_PICKERS: MediaPickers = {
  input: (props) => <MediaPicker {...props} />,
  dialog: (props) => <MediaDialog {...props} />,
}

const Inside = () => (
  <Gate>
    <Suspense fallback={<LinearProgress aria-label="Ouverture de l’écran" />}>
      <Outlet />
    </Suspense>
    <Notices />
    <ScrollRestoration />
  </Gate>
)

const routesOf = (screens: Readonly<Record<string, Shown>> = {}) =>
  Object.entries(screens).map(([path, Part]) => ({ path, element: <Part />, handle: Part.load }))

/** A router that can hold a navigation back: forms ask before they are left unsaved. */
const router = createBrowserRouter(
  [
    {
      element: <Inside />,
      errorElement: <FailedRoute />,
      children: [
        {
          element: <Shell />,
          children: [
            { index: true, element: <Board /> },
            ...SCREENS.flatMap(({ routes }) => routesOf(routes)),
            { path: '*', element: <NotFound /> },
          ],
        },
        {
          errorElement: <FailedRoute />,
          children: SCREENS.flatMap(({ frameless }) => routesOf(frameless)),
        },
      ],
    },
  ],
  { basename: BASE },
)

/** The screen that the address asks for, as far as it can be there before anything is shown. */
export const OPENED = Promise.all(
  router.state.matches.map(({ route }) => (route.handle as Shown['load'])?.()),
)

function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={useIsDark() ? darkTheme : lightTheme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}

/** The whole back office: its screens are listed in `screens.tsx`. */
export const BackOffice = () => (
  <CacheProvider value={styles}>
    <QueryClientProvider client={queryClient}>
      <Themed>
        <MediaPickerProvider value={MEDIA_PICKERS}>
          <RouterProvider router={router} />
        </MediaPickerProvider>
      </Themed>
    </QueryClientProvider>
  </CacheProvider>
)
