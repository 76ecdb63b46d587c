import PagesIcon from '@mui/icons-material/AccountTreeOutlined'
import { later } from '#framework/admin/shell/later.tsx'
import type { Screen } from '#framework/admin/shell/screen.ts'

const TreeScreen = later(() =>
  import('./tree/tree-screen.tsx').then((module) => ({ default: module.TreeScreen })),
)
const TrashScreen = later(() =>
  import('./trash-screen.tsx').then((module) => ({ default: module.TrashScreen })),
)
const PropertiesScreen = later(() =>
  import('./properties-screen.tsx').then((module) => ({ default: module.PropertiesScreen })),
)
/** The pages as a tree, their properties, the bin. */
export const PAGE_SCREENS: readonly Screen[] = [
  {
    path: '/pages',
    label: 'Pages',
    right: 'pages.read',
    menu: { group: 'site', icon: PagesIcon },
    routes: {
      '/pages': TreeScreen,
      '/pages/corbeille': TrashScreen,
      '/pages/:id': PropertiesScreen,
    },
  },
]
