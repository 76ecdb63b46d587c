import { EventEmitter } from 'node:events'
import { createLogger, warning } from '#features/operations/service/logger.ts'
import type { Env } from '#base/platform/env.ts'

/** What happens inside a server, and others follow. */
interface ServerEvents {
  /** The answer of a provider under a tag says something else than before. */
  answerChanged: [tag: string]
}

/**
 * What the parts of a server are made with.
 * @param held what they open is closed with it, last first
 */
export function provideBase(env: Env, clock: () => Date, held: AsyncDisposableStack) {
  const logger = createLogger(env.LOG_LEVEL)
  return {
    env,
    clock,
    held,
    logger,
    warn: warning(logger),
    events: new EventEmitter<ServerEvents>(),
  }
}

export type Base = ReturnType<typeof provideBase>
