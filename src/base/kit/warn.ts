/**
 * Tells the operator of a fault, in French. `siteId` is the site that it concerns, `null` when it is the
 * whole installation.
 */
export type Warn = (message: string, cause: unknown, siteId: number | null) => void
