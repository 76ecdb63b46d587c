import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino'
import { loggedError, withoutPersons } from './redaction.ts'

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
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
