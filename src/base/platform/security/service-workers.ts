import type { IncomingHttpHeaders } from 'node:http'
import { RequestRefused } from './refused.ts'

/**
 * No script of this origin becomes a service worker: one that a firm's template had registered while
 * nobody was signed in would stay, and answer in place of the server for the back office too. Browsers
 * fetch the script of one, also to renew it, with this header alone.
 * @throws {RequestRefused}
 */
export function refuseServiceWorker(headers: IncomingHttpHeaders): void {
  if (headers['service-worker'] === undefined) return
  throw new RequestRefused(403, 'Ce site n’a pas de service worker.')
}
