import ThemeIcon from '@mui/icons-material/PaletteOutlined'
import FiguresIcon from '@mui/icons-material/PercentOutlined'
import FirmIcon from '@mui/icons-material/ApartmentOutlined'
import SourcesIcon from '@mui/icons-material/RssFeedOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { type ComponentType, lazy } from 'react'
import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router'
import type { Screen } from '../shell/screen.ts'

const FirmScreen = lazy(async () => ({ default: (await import('./firm-screen.tsx')).FirmScreen }))
const FiguresScreen = lazy(async () => ({
  default: (await import('./figures-screen.tsx')).FiguresScreen,
}))
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings-screen.tsx')).SettingsScreen,
}))
const ThemeScreen = lazy(async () => ({
  default: (await import('./theme-screen.tsx')).ThemeScreen,
}))
const SourcesScreen = lazy(async () => ({
  default: (await import('./sources-screen.tsx')).SourcesScreen,
}))

const at = (path: string, Shown: ComponentType) => (
  <CustomRoutes>
    <Route path={`${path}/*`} element={<Shown />} />
  </CustomRoutes>
)

/** The firm, its figures and colours, where articles come from, how the site works. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  {
    path: '/cabinet',
    label: 'Le cabinet',
    right: 'firm.read',
    menu: { group: 'firm', icon: FirmIcon },
    routes: at('/cabinet', FirmScreen),
  },
  {
    path: '/chiffres',
    label: 'Chiffres utiles',
    right: 'firm.read',
    menu: { group: 'firm', icon: FiguresIcon },
    routes: at('/chiffres', FiguresScreen),
  },
  {
    path: '/theme',
    label: 'Thème',
    right: 'settings.read',
    menu: { group: 'firm', icon: ThemeIcon },
    routes: at('/theme', ThemeScreen),
  },
  {
    path: '/sources',
    label: 'Sources et fournisseur',
    right: 'feeds.read',
    menu: { group: 'firm', icon: SourcesIcon },
    routes: at('/sources', SourcesScreen),
  },
  {
    path: '/reglages',
    label: 'Réglages',
    right: 'settings.read',
    menu: { group: 'firm', icon: SettingsIcon },
    routes: at('/reglages', SettingsScreen),
  },
]
