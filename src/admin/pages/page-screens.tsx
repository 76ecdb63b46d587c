import PagesIcon from '@mui/icons-material/AccountTreeOutlined'
import RedirectIcon from '@mui/icons-material/AltRouteOutlined'
import { lazy } from 'react'
import type { Screen } from '../shell/screen.ts'
import { recordsOf, screensAt } from '../shell/screen-routes.tsx'

const TreeScreen = lazy(() =>
  import('./tree-screen.tsx').then((module) => ({ default: module.TreeScreen })),
)
const BinScreen = lazy(() =>
  import('./bin-screen.tsx').then((module) => ({ default: module.BinScreen })),
)
const PropertiesScreen = lazy(() =>
  import('./properties-screen.tsx').then((module) => ({ default: module.PropertiesScreen })),
)
const RedirectsList = lazy(() =>
  import('../redirects/redirects-list.tsx').then((module) => ({ default: module.RedirectsList })),
)
const RedirectCreate = lazy(() =>
  import('../redirects/redirect-form.tsx').then((module) => ({ default: module.RedirectCreate })),
)
const RedirectEdit = lazy(() =>
  import('../redirects/redirect-form.tsx').then((module) => ({ default: module.RedirectEdit })),
)

/** The pages as a tree, their properties, the bin; and the redirects. */
export const PAGE_SCREENS: readonly Screen[] = [
  {
    path: '/pages',
    label: 'Pages',
    right: 'pages.read',
    menu: { group: 'site', icon: PagesIcon },
    routes: screensAt({
      '/pages': TreeScreen,
      '/pages/corbeille': BinScreen,
      '/pages/:id': PropertiesScreen,
    }),
  },
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
