import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino'
import type { Warn } from '#base/kit/warn.ts'
import { loggedError, withoutPersons } from '#base/platform/http/redaction.ts'

/** Whose site a logger of a request writes about, asked when it writes: at its beginning nobody knows. */
const sites = new WeakMap<object, () => number | null>()

/** Has each line of a logger name the site (its number), once it is known; a line's own `site` wins. */
export const tellSite = (logger: object, site: () => number | null): void =>
  void sites.set(logger, site)

function siteOf(logger: object): { site?: number } {
  const site = sites.get(logger)?.() ?? null
  return site === null ? {} : { site }
}

/** Warnings of whoever works for no request. */
export const warning =
  (logger: Pick<Logger, 'warn'>): Warn =>
  (message, cause, siteId) =>
    logger.warn({ err: cause, ...(siteId === null ? {} : { site: siteId }) }, message)

/**
 * The log: a JSON line each, on standard output unless said. Errors are told by what they say alone, and
 * every line is cleaned of what points to a person, whoever wrote it.
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: { streamWrite: withoutPersons },
    mixin: (_fields: object, _level: number, logger: object) => siteOf(logger),
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const DATABASE_SILENT =
  'La base de données ne répond pas : les pages sont servies telles qu’elles étaient connues.'

/** Says that the database stopped answering (`true`), and that it answers again. */
export const tellDatabase =
  (logger: Pick<Logger, 'warn'>) =>
  (isSilent: boolean, cause?: unknown): void =>
    isSilent
      ? logger.warn({ err: cause }, DATABASE_SILENT)
      : logger.warn('La base de données répond de nouveau.')
