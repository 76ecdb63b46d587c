import type { Right } from '#framework/api/rights.ts'

interface SubjectScreen {
  right: Right
  /** Below `/admin`. */
  path: (id: string) => string
}

/** Where the subjects of the log are looked at, by their kind; the others have no screen. */
const SCREENS: Readonly<Record<string, SubjectScreen>> = {
  page: { right: 'pages.read', path: (id) => `/pages/${id}` },
  // Own articles have a number, those of providers the end of their address.
  article: {
    right: 'articles.read',
    path: (id) => (/^\d+$/.test(id) ? `/articles/${id}` : '/articles/received'),
  },
  layout: { right: 'pages.read', path: () => '/layouts' },
  lead: { right: 'leads.read', path: (id) => `/leads/${id}/show` },
  menu: { right: 'menus.read', path: (id) => `/menus/${id}` },
  media: { right: 'media.read', path: () => '/media' },
  redirect: { right: 'redirects.read', path: () => '/redirects' },
  settings: { right: 'settings.read', path: (id) => SETTINGS[id] ?? '/reglages' },
  provider: { right: 'feeds.read', path: () => '/sources' },
  theme: { right: 'firm.read', path: () => '/theme' },
  template: { right: 'templates.read', path: (id) => `/templates/${id}` },
  user: { right: 'users.manage', path: () => '/users' },
}

/** Groups of settings that are not on the screen of settings. */
const SETTINGS: Readonly<Record<string, string>> = {
  identity: '/cabinet',
  offices: '/cabinet',
  legal: '/cabinet',
  share: '/cabinet',
  figures: '/chiffres',
  theme: '/theme',
  sources: '/sources',
  provider: '/sources',
  first_time: '',
}

/** The screen of `page:12`, below `/admin`, for whoever may see it; `null` when there is none. */
export function subjectLink(subject: string, may: (right: Right) => boolean): string | null {
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const screen = id !== '' && Object.hasOwn(SCREENS, kind) ? SCREENS[kind] : undefined
  return screen && may(screen.right) ? screen.path(encodeURIComponent(id)) : null
}
