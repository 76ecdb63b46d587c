import { createTransport } from 'nodemailer'
import { envelopeOf, messageOf } from './message.ts'
import { MailRefused, type MailTransport } from './transport.ts'

/** Milliseconds for each step of the conversation with the mail server. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

/**
 * Connections kept open while there is something to send. A mail whose connection broke is not sent
 * again from here: the outbox alone decides of that.
 */
const POOL = { pool: true, maxConnections: 2, maxMessages: 50, maxRequeues: 0 } as const

/** Commands whose refusal is about this mail: of any other it is about the server or its settings. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA'])

/**
 * Sends by a mail server, `smtps://user:password@host:465` or `smtp://…:587`, which goes on under
 * TLS when the server offers it.
 */
export function smtpTransport(url: string, limits: Partial<typeof LIMITS> = {}): MailTransport {
  const transport = createTransport({
    url,
    ...POOL,
    ...LIMITS,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, signal) {
      const message = { ...messageOf(mail), envelope: envelopeOf(mail), signal }
      try {
        await transport.sendMail(message)
      } catch (cause) {
        throw isRefusal(cause) ? new MailRefused(reasonOf(cause), { cause }) : cause
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx answer to the recipient or to the content. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const code = 'responseCode' in cause ? Number(cause.responseCode) : 0
  const command = 'command' in cause ? String(cause.command) : ''
  return code >= 500 && code <= 599 && ABOUT_THE_MAIL.has(command)
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'response' in cause && typeof cause.response === 'string'
    ? cause.response
    : String(cause)
