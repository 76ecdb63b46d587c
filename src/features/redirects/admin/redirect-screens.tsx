import RedirectIcon from '@mui/icons-material/AltRouteOutlined'
import { later } from '#framework/admin/shell/later.tsx'
import type { Screen } from '#framework/admin/shell/screen.ts'

const RedirectsList = later(() =>
  import('./redirects-list.tsx').then((module) => ({
    default: module.RedirectsList,
  })),
)
const RedirectCreate = later(() =>
  import('./redirect-form.tsx').then((module) => ({
    default: module.RedirectCreate,
  })),
)
const RedirectEdit = later(() =>
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
    routes: {
      '/redirects': RedirectsList,
      '/redirects/create': RedirectCreate,
      '/redirects/:id': RedirectEdit,
    },
  },
]
