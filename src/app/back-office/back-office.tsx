import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, LinearProgress } from '@mui/material'
import { cloneElement, lazy, Suspense } from 'react'
import { AdminContext, AdminUI, localStorageStore } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Board } from '#app/dashboard/admin/board.tsx'
import { articles } from '#features/articles/contract/articles.ts'
import { received } from '#features/articles/contract/received.ts'
import { audit } from '#features/audit/contract/audit.ts'
import { leads } from '#features/leads/contract/leads.ts'
import { menus } from '#features/menus/contract/menus.ts'
import { redirects } from '#features/redirects/contract/redirects.ts'
import { users } from '#features/accounts/contract/users.ts'
import { dataProvider } from '#framework/admin/shell/data-provider.ts'
import { i18nProvider } from '#framework/admin/shell/i18n.ts'
import { MediaPickerProvider, type MediaPickers } from '#framework/admin/inputs/media-input.tsx'
import { NONCE } from '#framework/admin/shell/nonce.ts'
import { recordCache } from '#framework/admin/shell/record-cache.ts'
import { SCREENS } from './screens.tsx'
import { FailedPage, FailedRoute } from '#framework/admin/shell/failure.tsx'
import { Gate } from './gate.tsx'
import { BASE, DOOR } from '#framework/admin/shell/configuration.ts'
import { NotFound } from '#framework/admin/shell/messages.tsx'
import { Shell } from './shell.tsx'
import { darkTheme, lightTheme } from '#framework/admin/shell/theme.ts'

const styles = createCache({ key: 'vitrine', nonce: NONCE })

const queryClient = recordCache()

/** What lists remember in this browser: each site’s its own, where one host has them all. */
const kept = localStorageStore(undefined, DOOR === 'staff' ? BASE : undefined)

/** What react-admin lists by itself. */
const records = dataProvider(queryClient, {
  articles,
  audit,
  leads,
  menus,
  'received-articles': received,
  redirects,
  users,
})

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

const ROUTES = SCREENS.map(({ path, routes }) => cloneElement(routes, { key: path }))

const Inside = () => (
  <AdminContext
    dataProvider={records}
    store={kept}
    i18nProvider={i18nProvider}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    queryClient={queryClient}
  >
    <CssBaseline enableColorScheme />
    <Gate>
      <Suspense fallback={<LinearProgress aria-label="Ouverture de l’écran" />}>
        <AdminUI
          title="Vitrine"
          layout={Shell}
          dashboard={Board}
          catchAll={NotFound}
          error={FailedPage}
          disableTelemetry
        >
          {ROUTES}
        </AdminUI>
      </Suspense>
    </Gate>
  </AdminContext>
)

/** A router that can hold a navigation back: forms ask before they are left unsaved. */
const router = createBrowserRouter(
  [{ path: '*', element: <Inside />, errorElement: <FailedRoute /> }],
  { basename: BASE },
)

/** The whole back office: its screens are listed in `screens.tsx`. */
export const BackOffice = () => (
  <CacheProvider value={styles}>
    <MediaPickerProvider value={MEDIA_PICKERS}>
      <RouterProvider router={router} />
    </MediaPickerProvider>
  </CacheProvider>
)
