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
import { ArticleList } from '#features/articles/admin/article-list.tsx'
import { LeadsBadge } from '#features/leads/admin/leads-badge.tsx'
import { LeadsList } from '#features/leads/admin/leads-list.tsx'
import { REDIRECT_SCREENS } from '#features/redirects/admin/redirect-screens.tsx'
import { PAGE_SCREENS } from '#features/pages/admin/page-screens.tsx'
import { SETTINGS_SCREENS } from '#app/settings/admin/settings-screens.tsx'
import { later } from '#framework/admin/shell/later.tsx'
import type { Screen } from '#framework/admin/shell/screen.ts'

const ArticleEdit = later(() => import('#features/editor/admin/article/article-edit.tsx'))
const MenuList = later(async () => ({
  default: (await import('#features/menus/admin/menu-list.tsx')).MenuList,
}))
const MenuEdit = later(() => import('#features/editor/admin/menu/menu-edit.tsx'))
const ReceivedList = later(() => import('#features/articles/admin/received-list.tsx'))
const MediaLibrary = later(() => import('#features/media/admin/media-library.tsx'))
const TemplatesScreen = later(() => import('#features/templates/admin/templates-screen.tsx'))
const TemplateEditor = later(() => import('#features/editor/admin/template/template-editor.tsx'))
const RequestScreen = later(() => import('#features/publishing/admin/request-screen.tsx'))
const LayoutsScreen = later(() => import('#features/publishing/admin/layouts-screen.tsx'))
const BlocksScreen = later(() => import('#features/publishing/admin/texts/blocks-screen.tsx'))
const ModelsScreen = later(() => import('#features/publishing/admin/texts/models-screen.tsx'))
const loadNamedWidgets = () => import('#features/editor/admin/named-widgets-screen.tsx')
const BlockScreen = later(async () => ({ default: (await loadNamedWidgets()).BlockScreen }))
const ModelScreen = later(async () => ({ default: (await loadNamedWidgets()).ModelScreen }))
const TeamScreen = later(() => import('#features/editor/admin/person/team-screen.tsx'))
const PersonEdit = later(() => import('#features/editor/admin/person/person-edit.tsx'))
const LayoutScreen = later(() => import('#features/editor/admin/layout-screen.tsx'))
const MyAccount = later(async () => ({
  default: (await import('#features/accounts/admin/own/my-account.tsx')).MyAccount,
}))
const AuditList = later(async () => ({
  default: (await import('#features/audit/admin/audit-list.tsx')).AuditList,
}))
const LeadShow = later(async () => ({
  default: (await import('#features/leads/admin/lead-show.tsx')).LeadShow,
}))
const UserList = later(async () => ({
  default: (await import('#features/accounts/admin/users/user-list.tsx')).UserList,
}))
const UserCreate = later(async () => ({
  default: (await import('#features/accounts/admin/users/user-form.tsx')).UserCreate,
}))
const UserEdit = later(async () => ({
  default: (await import('#features/accounts/admin/users/user-form.tsx')).UserEdit,
}))
const EditorScreen = later(() => import('#features/editor/admin/editor-screen.tsx'))

/**
 * Every part of the back office: its place in the menu, its right and its routes. Within a group the
 * menu keeps this order. Heavy screens are loaded on demand (`later(() => import(…))`).
 */
export const SCREENS: readonly Screen[] = [
  ...PAGE_SCREENS,
  ...REDIRECT_SCREENS,
  {
    path: '/pages/edit',
    label: 'Page',
    right: 'pages.read',
    routes: {},
    frameless: { '/pages/:id/:lang/edit': EditorScreen },
  },
  {
    path: '/layouts',
    label: 'En-tête et pied de page',
    right: 'pages.read',
    menu: { group: 'site', icon: LayoutIcon },
    routes: { '/layouts': LayoutsScreen },
    frameless: { '/layouts/:id/:part/:lang': LayoutScreen },
  },
  {
    path: '/blocks',
    label: 'Blocs partagés',
    right: 'pages.write',
    menu: { group: 'site', icon: BlockIcon },
    routes: { '/blocks': BlocksScreen },
    frameless: { '/blocks/:id': BlockScreen },
  },
  {
    path: '/models',
    label: 'Modèles de page',
    right: 'pages.write',
    menu: { group: 'site', icon: ModelIcon },
    routes: { '/models': ModelsScreen },
    frameless: { '/models/:id': ModelScreen },
  },
  {
    path: '/team',
    label: 'Équipe',
    right: 'team.read',
    menu: { group: 'site', icon: TeamIcon },
    routes: { '/team': TeamScreen, '/team/:id': PersonEdit },
  },
  {
    path: '/publication',
    label: 'Demande de publication',
    right: 'board.read',
    routes: { '/publication': RequestScreen },
  },
  {
    path: '/articles',
    label: 'Articles et vidéos',
    right: 'articles.read',
    menu: { group: 'site', icon: ArticleIcon },
    routes: {
      '/articles': ArticleList,
      '/articles/:id': ArticleEdit,
      '/articles/received': ReceivedList,
    },
  },
  {
    path: '/media',
    label: 'Médiathèque',
    right: 'media.read',
    menu: { group: 'site', icon: MediaIcon },
    routes: { '/media': MediaLibrary },
  },
  {
    path: '/menus',
    label: 'Menus',
    right: 'menus.read',
    menu: { group: 'site', icon: MenuIcon },
    routes: { '/menus': MenuList, '/menus/:id': MenuEdit },
  },
  {
    path: '/leads',
    label: 'Demandes',
    right: 'leads.read',
    menu: { group: 'leads', icon: InboxIcon, Waiting: LeadsBadge },
    routes: { '/leads': LeadsList, '/leads/:id/show': LeadShow },
  },
  {
    path: '/account',
    label: 'Mon compte',
    right: 'own-account',
    routes: { '/account': MyAccount },
  },
  ...SETTINGS_SCREENS,
  {
    path: '/templates',
    label: 'Modèles',
    right: 'templates.read',
    menu: { group: 'firm', icon: TemplateIcon },
    routes: {
      '/templates': TemplatesScreen,
      '/templates/:kind/:name': TemplateEditor,
    },
  },
  {
    path: '/users',
    label: 'Utilisateurs',
    right: 'users.manage',
    menu: { group: 'team', icon: PeopleIcon },
    routes: { '/users': UserList, '/users/create': UserCreate, '/users/:id': UserEdit },
  },
  {
    path: '/audit',
    label: 'Journal',
    right: 'audit.read',
    menu: { group: 'team', icon: HistoryIcon },
    routes: { '/audit': AuditList },
  },
]
