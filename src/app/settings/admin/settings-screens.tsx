import ThemeIcon from '@mui/icons-material/PaletteOutlined'
import FiguresIcon from '@mui/icons-material/PercentOutlined'
import FirmIcon from '@mui/icons-material/ApartmentOutlined'
import SourcesIcon from '@mui/icons-material/RssFeedOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { lazy } from 'react'
import { FIRST_STEPS_PATH } from '#base/core/onboarding.ts'
import type { Screen } from '#framework/admin/shell/screen.ts'
import { screensAt } from '#framework/admin/shell/screen-routes.tsx'

const FirmScreen = lazy(async () => ({ default: (await import('./firm-screen.tsx')).FirmScreen }))
const FirstStepsScreen = lazy(() => import('./first-steps/first-steps-screen.tsx'))
const FiguresScreen = lazy(async () => ({
  default: (await import('./figures-screen.tsx')).FiguresScreen,
}))
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings-screen.tsx')).SettingsScreen,
}))
const ThemeScreen = lazy(async () => ({
  default: (await import('./theme/theme-screen.tsx')).ThemeScreen,
}))
const SourcesScreen = lazy(async () => ({
  default: (await import('./sources-screen.tsx')).SourcesScreen,
}))

/** The firm, its figures and colours, where articles come from, how the site works. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  {
    path: FIRST_STEPS_PATH,
    label: 'Premiers pas',
    right: 'firm.write',
    routes: screensAt({ [`${FIRST_STEPS_PATH}/*`]: FirstStepsScreen }),
  },
  {
    path: '/cabinet',
    label: 'Le cabinet',
    right: 'firm.read',
    menu: { group: 'firm', icon: FirmIcon },
    routes: screensAt({ '/cabinet/*': FirmScreen }),
  },
  {
    path: '/chiffres',
    label: 'Chiffres utiles',
    right: 'firm.read',
    menu: { group: 'firm', icon: FiguresIcon },
    routes: screensAt({ '/chiffres/*': FiguresScreen }),
  },
  {
    path: '/theme',
    label: 'Apparence',
    right: 'firm.read',
    menu: { group: 'firm', icon: ThemeIcon },
    routes: screensAt({ '/theme/*': ThemeScreen }),
  },
  {
    path: '/sources',
    label: 'Sources et fournisseur',
    right: 'feeds.read',
    menu: { group: 'firm', icon: SourcesIcon },
    routes: screensAt({ '/sources/*': SourcesScreen }),
  },
  {
    path: '/reglages',
    label: 'Réglages',
    right: 'settings.read',
    menu: { group: 'firm', icon: SettingsIcon },
    routes: screensAt({ '/reglages/*': SettingsScreen }),
  },
]
