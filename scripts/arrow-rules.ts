import type { ICruiseOptions, IFlattenedRuleSet } from 'dependency-cruiser'

/**
 * The features, and those each may import beside itself (docs/decisions/021-subjects-as-rooms.md). What is not in
 * the list is forbidden, and the list has no circle.
 */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  figures: [],
  agenda: [],
  glossary: [],
  links: [],
  media: [],
  templates: [],
  documents: ['figures'],
  brand: ['sites', 'media'],
  audit: [],
  blocks: [],
  team: [],
  search: [],
  simulators: ['figures', 'agenda'],
  sites: ['figures'],
  accounts: ['sites', 'audit'],
  pages: ['sites', 'media'],
  articles: ['pages', 'sites', 'media', 'templates', 'search', 'figures'],
  menus: ['pages', 'media', 'templates'],
  redirects: ['pages'],
  leads: ['pages', 'accounts', 'sites'],
  newsletter: ['leads', 'agenda', 'sites'],
  publishing: [
    'pages',
    'articles',
    'menus',
    'team',
    'templates',
    'figures',
    'audit',
    'sites',
    'accounts',
  ],
  editor: ['publishing', 'articles', 'menus', 'team', 'templates', 'media'],
  seo: ['sites', 'pages', 'articles', 'brand'],
  privacy: ['leads', 'newsletter', 'accounts', 'sites', 'pages', 'publishing', 'team', 'media'],
  operations: ['articles', 'pages', 'accounts', 'newsletter', 'search'],
  archive: [
    'sites',
    'audit',
    'media',
    'templates',
    'articles',
    'leads',
    'accounts',
    'pages',
    'publishing',
    'team',
    'menus',
    'newsletter',
    'operations',
  ],
}

const RULES = ['rules', 'contract', 'settings']
const SERVICE = [...RULES, 'store', 'service', 'mails', 'providers', 'pdf', 'engine', 'checks']
const BASE = 'base/'
const CORE = 'base/(kit|core)/'
const SERVER_FRAMES = 'framework/(api|forms|mail|widget-kit)/'

/** The parts of a feature: which parts, and what of base and framework, each may import. */
const PARTS: Readonly<Record<string, { parts: readonly string[]; below: readonly string[] }>> = {
  rules: { parts: RULES, below: [CORE] },
  contract: {
    parts: RULES,
    below: [CORE, 'framework/api/(call|choice-calls|list-query|rights)[.]ts'],
  },
  settings: { parts: RULES, below: [CORE] },
  store: { parts: [...RULES, 'store'], below: [CORE, 'base/platform/db/', 'framework/mail/'] },
  mails: { parts: ['rules', 'mails'], below: [CORE, 'framework/mail/'] },
  service: { parts: SERVICE, below: [BASE, SERVER_FRAMES] },
  routes: { parts: [...SERVICE, 'routes'], below: [BASE, SERVER_FRAMES] },
  widgets: {
    parts: ['rules', 'widgets', 'engine'],
    below: [CORE, 'framework/(widget-kit|ui|forms)/'],
  },
  admin: {
    parts: ['rules', 'contract', 'admin'],
    below: [CORE, 'framework/(admin|ui)/', 'framework/api/(call|choice-calls|rights)[.]ts'],
  },
  providers: { parts: [...RULES, 'store', 'service', 'providers'], below: [BASE] },
  pdf: { parts: ['rules', 'pdf'], below: [CORE] },
  engine: { parts: ['rules', 'engine'], below: [CORE, 'framework/(ui|widget-kit)/'] },
  checks: {
    parts: [...RULES, 'store', 'service', 'checks', 'kinds'],
    below: [BASE, SERVER_FRAMES],
  },
  kinds: { parts: [...SERVICE, 'kinds'], below: [BASE, SERVER_FRAMES] },
}

/** Parts that another feature may import. */
const SHARED = ['rules', 'contract', 'settings', 'store', 'service', 'admin', 'engine']

const part = (names: readonly string[]) => `^src/features/[^/]+/(${names.join('|')})(/|[.]tsx?$)`

export const TESTS =
  '[.]test[.]tsx?$|/tests/|-fixture[.]ts$|/examples?[.]tsx?$|-examples[.]ts$|/fake-'

/** Packages and modules of Node that compute, and neither read nor write. */
const COMPUTING = [
  'node_modules/(zod|entities|ipaddr[.]js|lru-cache|sanitize-html|(@types/)?culori)/',
  '^(buffer|module|url)$',
]

/** What only a server has. */
const OF_THE_SERVER = [
  '^src/features/[^/]+/(store|service|routes|mails)(/|[.]ts$)',
  '^src/base/platform/',
  '^src/app/website/',
]

/** The arrows, one way. */
export const arrowRules = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error' as const,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('kit', '^src/base/kit/', ['^src/base/kit/']),
    only('core', '^src/base/core/', ['^src/base/(kit|core)/']),
    only('platform', '^src/base/platform/', ['^src/base/']),
    only('framework', '^src/framework/', ['^src/(base|framework)/']),
    ...Object.entries(FEATURES).map(([feature, others]) =>
      only(feature, `^src/features/${feature}/`, [
        '^src/(base|framework)/',
        `^src/features/(${[feature, ...others].join('|')})/`,
      ]),
    ),
    ...Object.entries(PARTS).flatMap(([name, { parts, below }]) => [
      only(`the ${name} of a feature`, part([name]), [
        part(parts),
        ...below.map((folder) => `^src/${folder}`),
      ]),
      {
        name: `the ${name} of a feature import of others what they share`,
        severity: 'error' as const,
        from: { path: `^src/features/([^/]+)/${name}(/|[.]tsx?$)`, pathNot: TESTS },
        to: { path: '^src/features/', pathNot: ['^src/features/$1/', part(SHARED)] },
      },
    ]),
    {
      name: 'widgets-are-strangers',
      severity: 'error' as const,
      from: { path: '^src/features/[^/]+/widgets/([^/]+)/' },
      to: { path: '^src/features/[^/]+/widgets/[^/]+/', pathNot: '/widgets/$1/' },
    },
    {
      name: 'the-browser-of-an-editor-reaches-no-server',
      severity: 'error' as const,
      from: {
        path: '^src/(app/back-office/screens[.]tsx|framework/admin/|features/[^/]+/admin/)',
        pathNot: TESTS,
      },
      to: { path: OF_THE_SERVER, reachable: true },
    },
    {
      name: 'the-browser-of-a-visitor-reaches-no-server-and-no-back-office',
      severity: 'error' as const,
      from: { path: '^src/(app/client/|features/[^/]+/widgets/[^/]+/island[.]tsx?$)' },
      to: {
        path: [...OF_THE_SERVER, '^src/framework/admin/', '^src/features/[^/]+/admin/'],
        reachable: true,
      },
    },
    {
      name: 'one-way-out',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/base/platform/outgoing/' },
      to: { path: '(^|/)undici(/|$)' },
    },
    {
      name: 'one-way-to-mail',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/(framework/mail|app/(doctor|commands))/' },
      to: { path: '(^|/)nodemailer(/|$)' },
    },
    {
      name: 'one-way-to-pictures',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: `^src/base/platform/pictures/|${TESTS}` },
      to: { path: '(^|/)sharp(/|$)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error' as const,
      from: { path: '^src/(base/(kit|core)/|features/[^/]+/rules(/|[.]ts$))', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: COMPUTING },
    },
    {
      name: 'migrations-import-nothing-of-the-app',
      severity: 'error' as const,
      from: { path: '^src/base/platform/migrations/' },
      to: { path: '^src/', pathNot: '^src/base/platform/migrations/' },
    },
    {
      name: 'commands-see-no-browser',
      severity: 'error' as const,
      from: { path: '^src/(framework/cli|app/(commands|doctor))/' },
      to: { path: '^src/(framework/admin|app/(client|back-office))/|/admin/' },
    },
    {
      name: 'environment-is-read-by-the-app-alone',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/(app/|base/platform/env([.]test)?[.]ts$)' },
      to: { path: '^src/base/platform/env[.]ts$' },
    },
  ],
} satisfies IFlattenedRuleSet

function only(name: string, from: string, allowed: readonly string[]) {
  return {
    name: `${name} may import ${allowed.join(', ')}`,
    severity: 'error' as const,
    from: { path: from, pathNot: TESTS },
    to: { path: '^src/', pathNot: [...allowed] },
  }
}

export const cruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '[.]scss$' },
} satisfies ICruiseOptions
