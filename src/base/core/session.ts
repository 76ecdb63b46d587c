import type { AccountRole } from './account.ts'

/** Roles of requirements J1. */
export type Role = 'visitor' | AccountRole

/** A person with an account, as the pages and the back office know them. */
export interface SessionUser {
  id: string
  name: string
  email: string
}

/** What a request's session says. */
export interface Session {
  role: Role
  /**
   * Who is signed in; `null` for a visitor, and for whoever has not given the second factor. On the back
   * office's own host also somebody who is nothing on this site: their role is a visitor's.
   */
  user: SessionUser | null
  /** The session asks for debug output. */
  debug: boolean
  /** A super-admin looks at the site as another user (requirements J2). */
  impersonating: boolean
  /** Who really does so. */
  impersonator?: SessionUser
  /** Which of the user's sessions this is. */
  sessionId?: string
  /** Somebody looks at the site from the back office's own host: this reads, and writes nothing. */
  isView?: true
  /** Password, and second factor where set, were given a short while ago (`CONFIRMED_FOR`). */
  isConfirmed: boolean
}

/**
 * Whether the development front path answers: in development, else to a signed-in developer alone
 * (requirements A5).
 */
export const seesDevelopmentPath = (mode: string, { role }: Pick<Session, 'role'>): boolean =>
  mode !== 'production' || role === 'developer' || role === 'super-admin'

/** Answers who is asking, with the role that they have on a site. */
export type SessionPort = (
  headers: Record<string, string | string[] | undefined>,
  siteId: number,
) => Promise<Session>

/** Nobody is signed in. */
export const VISITOR: Session = {
  role: 'visitor',
  user: null,
  debug: false,
  impersonating: false,
  isConfirmed: false,
}

export const visitor: SessionPort = async () => VISITOR
