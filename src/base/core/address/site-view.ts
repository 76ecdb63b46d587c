/** How the back office's own host sends a browser to see a site (docs/decisions/031). */
export const VIEW_SCREEN = {
  /** Below `/admin/s/<site>`. */
  screen: '/voir',
  /** Parameter with the path on the site. */
  path: 'vers',
  /** Parameter with the user as whom it is looked at. */
  as: 'comme',
} as const

/** Where a site takes the value that a browser was sent with. */
export const VIEW_PATH = '/visite'

/** On a site, what drafts stand below that somebody looks at from there. */
export const VIEWED_DRAFTS = '/apercu'
