import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * What a request brings as `Authorization: Bearer …`: empty when that says nothing readable, `null` when it
 * brings no token, but maybe the name and password of a door before the site.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const { authorization = '' } = headers
  if (!/^Bearer(?: |$)/i.test(authorization)) return null
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}

/** Compares digests, in a time that tells neither the token nor its length. */
export const isSameToken = (brought: string, token: string): boolean =>
  timingSafeEqual(digest(brought), digest(token))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
