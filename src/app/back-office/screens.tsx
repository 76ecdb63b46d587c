import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import PeopleIcon from '@mui/icons-material/GroupOutlined'
import TeamIcon from '@mui/icons-material/BadgeOutlined'
import MenuIcon from '@mui/icons-material/MenuOpenOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import LayoutIcon from '@mui/icons-material/WebAssetOutlined'
import BlockIcon from '@mui/icons-material/ViewAgendaOutlined'
import ModelIcon from '@mui/icons-material/AutoAwesomeMosaicOutlined'
import TemplateIcon from '@mui/icons-material/CodeOutlined'
import MediaIcon from '@mui/icons-material/PermMediaOutlined'
import { type ComponentType, lazy } from 'react'
import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router'
import { MyAccount } from '#features/accounts/admin/own/my-account.tsx'
import { ArticleList } from '#features/articles/admin/article-list.tsx'
import { AuditList } from '#features/audit/admin/audit-list.tsx'
import { LeadsBadge } from '#features/leads/admin/leads-badge.tsx'
import { LeadShow } from '#features/leads/admin/lead-show.tsx'
import { LeadsList } from '#features/leads/admin/leads-list.tsx'
import { REDIRECT_SCREENS } from '#features/redirects/admin/redirect-screens.tsx'
import { PAGE_SCREENS } from '#features/pages/admin/page-screens.tsx'
import { SETTINGS_SCREENS } from '#app/settings/admin/settings-screens.tsx'
import { MenuList } from '#features/menus/admin/menu-list.tsx'
import { BASE } from '#framework/admin/shell/configuration.ts'
import type { Screen } from '#framework/admin/shell/screen.ts'
import { recordsOf, screensAt } from '#framework/admin/shell/screen-routes.tsx'
import { UserList } from '#features/accounts/admin/users/user-list.tsx'

const ArticleEdit = lazy(() => import('#features/editor/admin/article/article-edit.tsx'))
const MenuEdit = lazy(() => import('#features/editor/admin/menu/menu-edit.tsx'))
const ReceivedList = lazy(() => import('#features/articles/admin/received-list.tsx'))
const MediaLibrary = lazy(() => import('#features/media/admin/media-library.tsx'))
const TemplatesScreen = lazy(() => import('#features/templates/admin/templates-screen.tsx'))
const TemplateEditor = lazy(() => import('#features/editor/admin/template/template-editor.tsx'))
const RequestScreen = lazy(() => import('#features/publishing/admin/request-screen.tsx'))
const LayoutsScreen = lazy(() => import('#features/publishing/admin/layouts-screen.tsx'))
const BlocksScreen = lazy(() => import('#features/publishing/admin/texts/blocks-screen.tsx'))
const ModelsScreen = lazy(() => import('#features/publishing/admin/texts/models-screen.tsx'))
const loadNamedWidgets = () => import('#features/editor/admin/named-widgets-screen.tsx')
const BlockScreen = lazy(async () => ({ default: (await loadNamedWidgets()).BlockScreen }))
const ModelScreen = lazy(async () => ({ default: (await loadNamedWidgets()).ModelScreen }))
const TeamScreen = lazy(() => import('#features/editor/admin/person/team-screen.tsx'))
const PersonEdit = lazy(() => import('#features/editor/admin/person/person-edit.tsx'))
const LayoutScreen = lazy(() => import('#features/editor/admin/layout-screen.tsx'))
const UserCreate = lazy(async () => ({
  default: (await import('#features/accounts/admin/users/user-form.tsx')).UserCreate,
}))
const UserEdit = lazy(async () => ({
  default: (await import('#features/accounts/admin/users/user-form.tsx')).UserEdit,
}))
const loadEditor = () => import('#features/editor/admin/editor-screen.tsx')
const EditorLater = lazy(loadEditor)
let Editor: ComponentType = EditorLater
const EditorScreen = () => <Editor />
/**
 * The heaviest screen: where it is opened by its address, it comes while the rest is set up. Who would first be
 * told to wait would wait a third of a second: React changes what it shows no sooner.
 */
export const OPENED = /^\/pages\/\d+\/\w+\/edit$/.test(location.pathname.slice(BASE.length))
  ? loadEditor().then(
      (loaded) => {
        Editor = loaded.default
      },
      // Asked for again by the screen, which says so.
      () => {},
    )
  : Promise.resolve()

/**
 * Every part of the back office: its place in the menu, its right and its routes. Within a group the
 * menu keeps this order. Heavy screens are loaded on demand (`lazy(() => import(…))`).
 */
export const SCREENS: readonly Screen[] = [
  ...PAGE_SCREENS,
  ...REDIRECT_SCREENS,
  {
    path: '/pages/edit',
    label: 'Page',
    right: 'pages.read',
    routes: (
      <CustomRoutes noLayout>
        <Route path="/pages/:id/:lang/edit" element={<EditorScreen />} />
      </CustomRoutes>
    ),
  },
  {
    path: '/layouts',
    label: 'En-tête et pied de page',
    right: 'pages.read',
    menu: { group: 'site', icon: LayoutIcon },
    routes: (
      <>
        {screensAt({ '/layouts': LayoutsScreen })}
        <CustomRoutes noLayout>
          <Route path="/layouts/:id/:part/:lang" element={<LayoutScreen />} />
        </CustomRoutes>
      </>
    ),
  },
  {
    path: '/blocks',
    label: 'Blocs partagés',
    right: 'pages.write',
    menu: { group: 'site', icon: BlockIcon },
    routes: (
      <>
        {screensAt({ '/blocks': BlocksScreen })}
        <CustomRoutes noLayout>
          <Route path="/blocks/:id" element={<BlockScreen />} />
        </CustomRoutes>
      </>
    ),
  },
  {
    path: '/models',
    label: 'Modèles de page',
    right: 'pages.write',
    menu: { group: 'site', icon: ModelIcon },
    routes: (
      <>
        {screensAt({ '/models': ModelsScreen })}
        <CustomRoutes noLayout>
          <Route path="/models/:id" element={<ModelScreen />} />
        </CustomRoutes>
      </>
    ),
  },
  {
    path: '/team',
    label: 'Équipe',
    right: 'team.read',
    menu: { group: 'site', icon: TeamIcon },
    routes: screensAt({ '/team': TeamScreen, '/team/:id': PersonEdit }),
  },
  {
    path: '/publication',
    label: 'Demande de publication',
    right: 'board.read',
    routes: screensAt({ '/publication': RequestScreen }),
  },
  {
    path: '/articles',
    label: 'Articles et vidéos',
    right: 'articles.read',
    menu: { group: 'site', icon: ArticleIcon },
    routes: (
      <>
        {recordsOf('articles', 'Articles et vidéos', { list: ArticleList, edit: ArticleEdit })}
        {screensAt({ '/articles/received': ReceivedList })}
      </>
    ),
  },
  {
    path: '/media',
    label: 'Médiathèque',
    right: 'media.read',
    menu: { group: 'site', icon: MediaIcon },
    routes: screensAt({ '/media': MediaLibrary }),
  },
  {
    path: '/menus',
    label: 'Menus',
    right: 'menus.read',
    menu: { group: 'site', icon: MenuIcon },
    routes: recordsOf('menus', 'Menus', { list: MenuList, edit: MenuEdit }),
  },
  {
    path: '/leads',
    label: 'Demandes',
    right: 'leads.read',
    menu: { group: 'leads', icon: InboxIcon, Waiting: LeadsBadge },
    routes: recordsOf('leads', 'Demandes', { list: LeadsList, show: LeadShow }),
  },
  {
    path: '/account',
    label: 'Mon compte',
    right: 'own-account',
    routes: screensAt({ '/account': MyAccount }),
  },
  ...SETTINGS_SCREENS,
  {
    path: '/templates',
    label: 'Modèles',
    right: 'templates.read',
    menu: { group: 'firm', icon: TemplateIcon },
    routes: screensAt({
      '/templates': TemplatesScreen,
      '/templates/:kind/:name': TemplateEditor,
    }),
  },
  {
    path: '/users',
    label: 'Utilisateurs',
    right: 'users.manage',
    menu: { group: 'team', icon: PeopleIcon },
    routes: recordsOf('users', 'Utilisateurs', {
      list: UserList,
      create: UserCreate,
      edit: UserEdit,
    }),
  },
  {
    path: '/audit',
    label: 'Journal',
    right: 'audit.read',
    menu: { group: 'team', icon: HistoryIcon },
    routes: recordsOf('audit', 'Journal', { list: AuditList }),
  },
]
