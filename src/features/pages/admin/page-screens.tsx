import PagesIcon from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import type { Screen } from '#framework/admin/shell/screen.ts'
import { screensAt } from '#framework/admin/shell/screen-routes.tsx'

const TreeScreen = lazy(() =>
  import('./tree/tree-screen.tsx').then((module) => ({ default: module.TreeScreen })),
)
const BinScreen = lazy(() =>
  import('./bin-screen.tsx').then((module) => ({ default: module.BinScreen })),
)
const PropertiesScreen = lazy(() =>
  import('./properties-screen.tsx').then((module) => ({ default: module.PropertiesScreen })),
)
/** The pages as a tree, their properties, the bin. */
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
]
