import { isAPIError } from 'better-auth/api'
import type { Caller } from '#base/core/caller.ts'

/** The headers of a caller, for better-auth: nothing else of the request reaches it. */
export function headersOf({ cookie, userAgent }: Caller): Headers {
  const headers = new Headers()
  if (cookie !== '') headers.set('cookie', printable(cookie))
  if (userAgent !== '') headers.set('user-agent', printable(userAgent).slice(0, MAX_USER_AGENT))
  return headers
}

const MAX_USER_AGENT = 300

/** What no header may hold goes. */
const printable = (text: string): string => text.replace(/[^\u0020-\u007E]/g, '')

/** The cookies that an answer sets. */
export const cookiesOf = ({ headers }: { headers: Headers }): string[] => headers.getSetCookie()

/** What a call gave, or the code with which it refused; anything else is thrown. */
export async function refusable<T>(call: Promise<T>): Promise<{ answer: T } | { refusal: string }> {
  try {
    return { answer: await call }
  } catch (cause) {
    if (!isAPIError(cause) || cause.statusCode >= 500) throw cause
    return { refusal: String(cause.body?.code ?? cause.status) }
  }
}
