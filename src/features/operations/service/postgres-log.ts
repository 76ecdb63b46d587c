import type { FastifyBaseLogger } from 'fastify'
import type { PostgresEvents } from '#base/platform/db/postgres-dialect.ts'

/** What the log says of the PostgreSQL server: a lost connection, an absence and its end. */
export const postgresLog = (logger: Pick<FastifyBaseLogger, 'warn'>): PostgresEvents => ({
  onLostConnection: (err) =>
    logger.warn({ err }, 'PostgreSQL a fermé une connexion ; une autre sera ouverte au besoin.'),
  onAnswering: (isAnswering) =>
    logger.warn(
      isAnswering
        ? 'PostgreSQL répond de nouveau.'
        : 'PostgreSQL ne répond plus : ce qui l’attendait est interrompu, un essai suit chaque demi-seconde.',
    ),
})
