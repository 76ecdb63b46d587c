import RedirectIcon from '@mui/icons-material/AltRouteOutlined'
import { lazy } from 'react'
import type { Screen } from '#framework/admin/shell/screen.ts'
import { recordsOf } from '#framework/admin/shell/screen-routes.tsx'

const RedirectsList = lazy(() =>
  import('./redirects-list.tsx').then((module) => ({
    default: module.RedirectsList,
  })),
)
const RedirectCreate = lazy(() =>
  import('./redirect-form.tsx').then((module) => ({
    default: module.RedirectCreate,
  })),
)
const RedirectEdit = lazy(() =>
  import('./redirect-form.tsx').then((module) => ({
    default: module.RedirectEdit,
  })),
)

/** The redirects. */
export const REDIRECT_SCREENS: readonly Screen[] = [
  {
    path: '/redirects',
    label: 'Redirections',
    right: 'redirects.read',
    menu: { group: 'firm', icon: RedirectIcon },
    routes: recordsOf('redirects', 'Redirections', {
      list: RedirectsList,
      create: RedirectCreate,
      edit: RedirectEdit,
    }),
  },
]
