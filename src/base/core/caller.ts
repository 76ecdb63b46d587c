import type { AccountRole } from './account.ts'

/**
 * Whom a host lets in: people who work on sites on a host of the back office's own, clients on the hosts of
 * sites; everybody everywhere while the back office has none (docs/decisions/031).
 */
export type Door = 'everybody' | 'staff' | 'clients'

/** Whether somebody who is this on a site may come in by a door. */
export const admits = (door: Door, role: AccountRole | null): role is AccountRole =>
  role !== null && (door === 'everybody' || (role === 'client') === (door === 'clients'))

/** Who is asking: what their browser sent. */
export interface Caller {
  /** The header of cookies. */
  cookie: string
  userAgent: string
  /** Reached by https. */
  isSecure: boolean
  door: Door
}
