/**
 * Milliseconds that a `Retry-After` header asks to wait, in seconds or as an HTTP date; `null` when
 * it is absent, unreadable or past.
 */
export function retryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return wait > 0 ? wait : null
}
