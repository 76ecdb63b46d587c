import type { ICruiseOptions, IFlattenedRuleSet } from 'dependency-cruiser'

/** What each layer may import (docs/decisions/001-layers.md). */
const MAY_IMPORT = {
  domain: [],
  outgoing: ['domain'],
  editorial: ['outgoing', 'domain'],
  content: ['domain'],
  accounts: ['domain'],
  search: ['domain'],
  leads: ['domain'],
  mail: ['domain'],
  documents: ['domain'],
  ui: ['domain'],
  templates: ['ui', 'domain'],
  widgets: ['templates', 'ui', 'editorial', 'domain'],
  site: ['widgets', 'templates', 'ui', 'domain'],
  server: [
    'site',
    'widgets',
    'templates',
    'ui',
    'editorial',
    'content',
    'accounts',
    'search',
    'leads',
    'mail',
    'documents',
    'outgoing',
    'domain',
  ],
  client: ['widgets', 'ui', 'domain'],
  admin: ['domain'],
}

const TESTS = '[.]test[.]tsx?$|[.]contract[.]ts$|/contract[.]ts$'

/** The arrows, one way. */
export const arrowRules = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error' as const,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(MAY_IMPORT).map(([layer, allowed]) => ({
      name: `${layer}-imports-only-[${allowed}]`,
      severity: 'error' as const,
      from: { path: `^src/${layer}/`, pathNot: TESTS },
      to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
    })),
    {
      name: 'widgets-are-strangers',
      severity: 'error' as const,
      from: { path: '^src/widgets/([^/]+)/' },
      to: { path: '^src/widgets/[^/]+/', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'widgets-see-the-port-only',
      severity: 'error' as const,
      from: { path: '^src/widgets/', pathNot: `${TESTS}|/ajax-source[.]ts$` },
      to: { path: '^src/editorial/', pathNot: '/editorial[.]ts$' },
    },
    {
      name: 'a-source-over-ajax-reads-the-wire',
      severity: 'error' as const,
      from: { path: '^src/widgets/[^/]+/ajax-source[.]ts$' },
      to: { path: '^src/editorial/', pathNot: '/(editorial|wire|from-wire)[.]ts$' },
    },
    {
      name: 'client-sees-islands-only',
      severity: 'error' as const,
      from: { path: '^src/client/' },
      to: { path: '^src/widgets/', pathNot: '/island[.]tsx?$' },
    },
    {
      name: 'one-way-out',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/outgoing/' },
      to: { path: '(^|/)undici(/|$)' },
    },
    {
      name: 'one-way-to-mail',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/(mail|cli)/' },
      to: { path: '(^|/)nodemailer(/|$)' },
    },
    {
      name: 'one-way-to-pictures',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: `^src/server/pictures/|${TESTS}|/media-examples[.]ts$` },
      to: { path: '(^|/)sharp(/|$)' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error' as const,
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'migrations-import-nothing-of-the-app',
      severity: 'error' as const,
      from: { path: '^src/content/migrations/' },
      to: { path: '^src/', pathNot: '^src/content/migrations/' },
    },
    {
      name: 'commands-see-no-browser',
      severity: 'error' as const,
      from: { path: '^src/cli/' },
      to: { path: '^src/(client|admin)/' },
    },
    {
      name: 'environment-is-read-by-main-and-commands-alone',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/(cli/|(main|compose|editorials|env)([.]test)?[.]ts$)' },
      to: { path: '^src/env[.]ts$' },
    },
  ],
} satisfies IFlattenedRuleSet

export const cruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '[.]scss$' },
} satisfies ICruiseOptions
