import { seesDevelopmentPath } from '#base/core/session.ts'
import type { PageRequest } from './page-request.ts'

const DEV_PATH = /^\/dev\.php(?=\/|$)/

/** A request for a page, with its development front path taken off. */
export interface PageVisit {
  request: PageRequest
  path: string
  /** `/`, or `/dev.php/`. */
  scriptName: string
  debug: boolean
}

/** The visit of a path as it was received. */
export function visitAt(request: PageRequest, received: string): PageVisit {
  const development = DEV_PATH.test(received)
  return {
    request,
    path: development ? received.replace(DEV_PATH, '') || '/' : received,
    scriptName: development ? '/dev.php/' : '/',
    debug: development || request.session.debug,
  }
}

/** The visit of a request; `null` when no page can have its path, or when it is not for this session. */
export function visitOf({ mode }: { mode: string }, request: PageRequest): PageVisit | null {
  const { path } = request.url
  if (path === null) return null
  if (DEV_PATH.test(path) && !seesDevelopmentPath(mode, request.session)) return null
  return visitAt(request, path)
}
