import type { Attempt } from './delivery.ts'

/** The part of a pino logger that is used here. */
interface MailLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Says what becomes of mails, never whose they are: a mail that was given up is an error, the first
 * failure of a mail is a warning, its next ones only a line.
 */
export const mailLog =
  (logger: MailLogger) =>
  ({ siteId, kind, attempts, outcome, reason }: Attempt): void => {
    const fields = { site: siteId, mail: kind, attempts, ...(reason ? { reason } : {}) }
    if (outcome === 'failed') {
      logger.error(
        fields,
        `Un courriel « ${kind} » n’est pas parti et ne sera plus tenté : ${reason}`,
      )
    } else if (outcome === 'retried') {
      const message = `Un courriel « ${kind} » n’est pas parti, il sera tenté de nouveau : ${reason}`
      if (attempts === 1) logger.warn(fields, message)
      else logger.info(fields, message)
    } else {
      logger.info(fields, `Un courriel « ${kind} » est remis.`)
    }
  }
