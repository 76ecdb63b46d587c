/** Roles of requirements J1. */
export type Role =
  | 'visitor'
  | 'client'
  | 'lead-desk'
  | 'writer'
  | 'editor'
  | 'developer'
  | 'super-admin'

/** What a request's session says. */
export interface Session {
  role: Role
  /** The session asks for debug output. */
  debug: boolean
  /** A super-admin looks at the site as another user (requirements J2). */
  impersonating: boolean
}

/**
 * Whether the development front path answers: in development, else to a signed-in developer alone
 * (requirements A5).
 */
export const seesDevelopmentPath = (mode: string, { role }: Pick<Session, 'role'>): boolean =>
  mode !== 'production' || role === 'developer' || role === 'super-admin'

/** Answers who is asking; until accounts exist, always a visitor. */
export type SessionPort = (
  headers: Record<string, string | string[] | undefined>,
) => Promise<Session>

export const visitor: SessionPort = async () => ({
  role: 'visitor',
  debug: false,
  impersonating: false,
})
