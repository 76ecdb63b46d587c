import { createHash } from 'node:crypto'

/**
 * Hash of what tells contents of a kind apart. It is taken once, of what is live, for what is stored; two contents
 * that are both there are compared as they are.
 */
export const hashOf = (canonical: string): string =>
  createHash('sha256').update(canonical).digest('hex')
