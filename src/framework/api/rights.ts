import type { Role, Session } from '#base/core/session.ts'

const STAFF = ['lead-desk', 'writer', 'editor', 'developer', 'super-admin'] as const
const WRITERS = ['writer', 'editor', 'developer', 'super-admin'] as const
const EDITORS = ['editor', 'developer', 'super-admin'] as const
const DEVELOPERS = ['developer', 'super-admin'] as const
/** Whoever may read what visitors wrote: an agency's developer has no business with it. */
const LEAD_DESK = ['lead-desk', 'editor', 'super-admin'] as const

/**
 * Who may do what in the back office: the one table (requirements J1). A role has its own rights
 * alone; none follows from another.
 */
export const RIGHTS = {
  /** No session at all: signing in. */
  'sign-in': ['visitor', 'client', ...STAFF],
  /** One's own account: password, second factor, sessions. */
  'own-account': STAFF,
  'board.read': STAFF,
  'pages.read': STAFF,
  /** Drafts: what a visitor does not see yet. */
  'pages.write': WRITERS,
  /** Parts of layouts, shared blocks and models of pages too: `src/features/publishing/contract/` says which right is whose. */
  'pages.publish': EDITORS,
  /** Adding, moving, renaming, removing and restoring pages, and their properties. */
  'pages.structure': EDITORS,
  'articles.read': STAFF,
  'articles.write': WRITERS,
  'articles.publish': EDITORS,
  'media.read': WRITERS,
  'media.write': WRITERS,
  'media.remove': EDITORS,
  'menus.read': WRITERS,
  'menus.write': WRITERS,
  /** Also adding and removing them. */
  'menus.publish': EDITORS,
  'team.read': STAFF,
  'team.write': WRITERS,
  /** Also their order, and taking somebody out of it. */
  'team.publish': EDITORS,
  'redirects.read': EDITORS,
  'redirects.write': EDITORS,
  /** The firm: names, logo, colours, offices, hours, legal identity, figures, labels. */
  'firm.read': EDITORS,
  'firm.write': EDITORS,
  /** How the site works: technical settings, providers. */
  'settings.read': DEVELOPERS,
  'settings.write': DEVELOPERS,
  /** Under which names a site answers: what its firm proposes is confirmed or refused. */
  'hosts.decide': ['super-admin'],
  /** Figures of the default site are those of every site that follows them. */
  'figures.share': ['super-admin'],
  'feeds.read': EDITORS,
  'feeds.write': DEVELOPERS,
  'templates.read': DEVELOPERS,
  'templates.write': DEVELOPERS,
  'leads.read': LEAD_DESK,
  'leads.write': LEAD_DESK,
  'leads.export': ['lead-desk', 'super-admin'],
  'leads.erase': ['lead-desk', 'super-admin'],
  'audit.read': DEVELOPERS,
  'users.manage': ['super-admin'],
  'users.impersonate': ['super-admin'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[]

export const mayDo = (role: Role, right: Right): boolean =>
  (RIGHTS[right] as readonly Role[]).includes(role)

/** The rights of a role, for the back office to show what can be done. */
export const rightsOf = (role: Role): Right[] => RIGHT_NAMES.filter((right) => mayDo(role, right))

/** Who has an account of the back office, also while they look at the site as somebody without one. */
export const isStaff = ({ role, impersonating }: Session): boolean =>
  impersonating || mayDo(role, 'own-account')
