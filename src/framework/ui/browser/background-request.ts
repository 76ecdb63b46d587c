import { pageConfiguration } from './page-configuration.ts'

/** A background request that was answered with a refusal. */
export class BackgroundRequestRefused extends Error {
  override name = 'BackgroundRequestRefused'
}

/**
 * Sends a `POST` with the page's parameters as its body. There is no time-out: whoever is no longer
 * interested aborts. @throws {BackgroundRequestRefused}, or what `fetch` throws
 */
export const post = (url: string, signal?: AbortSignal): Promise<Response> =>
  answered(url, { method: 'POST', body: parameters() }, signal)

/**
 * Asks for an address, never from a cache: with the page's parameters and one that no request had
 * before. @throws {BackgroundRequestRefused}, or what `fetch` throws
 */
export function get(url: string, signal?: AbortSignal): Promise<Response> {
  const query = parameters()
  query.set('_', String(Date.now()))
  return answered(`${url}${url.includes('?') ? '&' : '?'}${query}`, {}, signal)
}

/**
 * The same for an answer that a cache may keep for some seconds: what keeps it from being older is
 * the same for all requests of that time. @throws as `get`
 */
export function getWithin(url: string, seconds: number, signal?: AbortSignal): Promise<Response> {
  const query = parameters()
  query.set('_', String(Math.floor(Date.now() / (seconds * 1000))))
  return answered(`${url}${url.includes('?') ? '&' : '?'}${query}`, {}, signal)
}

/** What every background request carries (requirements G2). */
const parameters = (): URLSearchParams =>
  new URLSearchParams({ dm_cpi: String(pageConfiguration().page_id), dm_xhr: '1' })

async function answered(url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...init, ...(signal ? { signal } : {}) })
  if (response.ok) return response
  throw new BackgroundRequestRefused(`${url} : ${response.status} ${response.statusText}`)
}
