import type { Remember } from '#base/core/page/site-reader.ts'
import { around, type GatewayStep } from './gateway-steps.ts'

const MINUTE = 60_000

/**
 * Answers hold as long as the site's content does, and at most to the end of the minute, since
 * articles appear at their hour. For answers that come from the site's own store. The caller's signal
 * is left out: one answer serves many callers.
 */
export const cacheAnswers = (remember: Remember, now: () => Date): GatewayStep =>
  around(({ call, query }, ask) => {
    const minute = Math.floor(now().getTime() / MINUTE)
    return remember(`editorial ${call} ${JSON.stringify(query)} ${minute}`, () => ask(undefined))
  })
