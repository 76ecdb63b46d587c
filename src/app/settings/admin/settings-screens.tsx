import ThemeIcon from '@mui/icons-material/PaletteOutlined'
import FiguresIcon from '@mui/icons-material/PercentOutlined'
import FirmIcon from '@mui/icons-material/ApartmentOutlined'
import SourcesIcon from '@mui/icons-material/RssFeedOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { FIRST_STEPS_PATH } from '#base/core/onboarding.ts'
import { later } from '#framework/admin/shell/later.tsx'
import type { Screen } from '#framework/admin/shell/screen.ts'

const FirmScreen = later(async () => ({ default: (await import('./firm-screen.tsx')).FirmScreen }))
const FirstStepsScreen = later(() => import('./first-steps/first-steps-screen.tsx'))
const FiguresScreen = later(async () => ({
  default: (await import('./figures-screen.tsx')).FiguresScreen,
}))
const SettingsScreen = later(async () => ({
  default: (await import('./settings-screen.tsx')).SettingsScreen,
}))
const ThemeScreen = later(async () => ({
  default: (await import('./theme/theme-screen.tsx')).ThemeScreen,
}))
const SourcesScreen = later(async () => ({
  default: (await import('./sources-screen.tsx')).SourcesScreen,
}))

/** The firm, its figures and colours, where articles come from, how the site works. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  {
    path: FIRST_STEPS_PATH,
    label: 'Premiers pas',
    right: 'firm.write',
    routes: { [`${FIRST_STEPS_PATH}/*`]: FirstStepsScreen },
  },
  {
    path: '/cabinet',
    label: 'Le cabinet',
    right: 'firm.read',
    menu: { group: 'firm', icon: FirmIcon },
    routes: { '/cabinet/*': FirmScreen },
  },
  {
    path: '/chiffres',
    label: 'Chiffres utiles',
    right: 'firm.read',
    menu: { group: 'firm', icon: FiguresIcon },
    routes: { '/chiffres/*': FiguresScreen },
  },
  {
    path: '/theme',
    label: 'Apparence',
    right: 'firm.read',
    menu: { group: 'firm', icon: ThemeIcon },
    routes: { '/theme/*': ThemeScreen },
  },
  {
    path: '/sources',
    label: 'Sources et fournisseur',
    right: 'feeds.read',
    menu: { group: 'firm', icon: SourcesIcon },
    routes: { '/sources/*': SourcesScreen },
  },
  {
    path: '/reglages',
    label: 'Réglages',
    right: 'settings.read',
    menu: { group: 'firm', icon: SettingsIcon },
    routes: { '/reglages/*': SettingsScreen },
  },
]
