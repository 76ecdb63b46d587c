import type { LeasedMail } from '#base/core/mail.ts'
import type { Warn } from '#base/kit/warn.ts'
import { outgoing, reasonOf } from './outgoing-mail.ts'
import { MailRefused, type MailTransport, type Sender } from './transport.ts'

type Lease = Pick<LeasedMail, 'siteId' | 'key' | 'lease'>

/** Where mails wait; it is in the database. */
interface Outbox {
  take(due: { now: string; until: string; limit: number }): Promise<LeasedMail[]>
  nextDue(): Promise<string | null>
  sent(mail: Lease, at: string): Promise<boolean>
  retry(mail: Lease, next: { at: string; error: string }): Promise<boolean>
  failed(mail: Lease, end: { at: string; error: string }): Promise<boolean>
  purge(before: string): Promise<number>
}

/** How an attempt ended; `kind` and `key` say which mail it was, nothing says whose. */
export interface Attempt {
  /** Whose mail it is. */
  siteId: number
  kind: string
  key: string
  attempts: number
  outcome: 'sent' | 'retried' | 'failed'
  /** Why not, without addresses; empty when it was sent. */
  reason: string
}

export interface DeliveryParts {
  outbox: Outbox
  transport: MailTransport
  /** Who the mails of a site come from. */
  senderOf(siteId: number): Promise<Sender>
  clock(): Date
  /** Told of each attempt. */
  report(attempt: Attempt): void
  /** Told when the outbox itself does not answer. */
  warn: Warn
  /** Milliseconds for which a mail that is being sent is left alone by others. */
  lease?: number
}

export interface Delivery {
  /** Looks for what is due, now. */
  wake(): void
  /** Resolves when nothing that is due is left to try. */
  idle(): Promise<void>
  /** Takes nothing more, and waits a few seconds for what is under way. */
  close(): Promise<void>
}

interface State {
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | undefined
  /** Woken while it ran. */
  askedAgain: boolean
  isClosed: boolean
}

const SECOND = 1000
const LEASE = 180 * SECOND
const EXPIRED = 4
/** Other processes write mails too: nobody waits longer than this before looking again. */
const LONGEST_SLEEP = 60 * SECOND
/** After a fault of the outbox itself. */
const PAUSE = 10 * SECOND
/** What is under way when the server closes may take that long. */
const GRACE = 5 * SECOND
/** Time for which ended mails are remembered, so that their keys are not used twice. */
const REMEMBERED = 30 * 24 * 3600 * SECOND

/**
 * Sends what waits in the outbox, each mail once: a mail is taken under a lease, sent, noted. What
 * fails is tried again after growing waits, for five days; what is refused for good is given up and
 * told. One timer, set to the next mail that is due.
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { outbox, transport, clock, warn } = parts
  const lease = parts.lease ?? LEASE
  const state: State = { timer: undefined, running: undefined, askedAgain: false, isClosed: false }

  const instant = (later = 0): string => new Date(clock().getTime() + later).toISOString()

  /** Accepted mails that the outbox could not be told of: they are told again, not sent again. */
  const accepted = new Set<string>()
  const stop = new AbortController()

  async function sendOne(mail: LeasedMail): Promise<void> {
    const { kind } = mail.draft
    const told = { siteId: mail.siteId, kind, key: mail.key, attempts: mail.attempts }
    const name = `${mail.siteId} ${mail.key}`
    try {
      if (!accepted.has(name)) {
        const from = await parts.senderOf(mail.siteId)
        // The lease outlives the attempt: nobody else begins while this one may still end well.
        const limit = AbortSignal.timeout(lease * 0.6)
        await transport.send(outgoing(mail, from), AbortSignal.any([limit, stop.signal]))
        accepted.add(name)
      }
    } catch (cause) {
      return parts.report({ ...told, ...(await putOff(parts, mail, cause)) })
    }
    await outbox.sent(mail, instant())
    accepted.delete(name)
    parts.report({ ...told, outcome: 'sent', reason: '' })
  }

  async function sendDue(): Promise<void> {
    while (!state.isClosed) {
      const now = instant()
      const mails = await outbox.take({ now, until: instant(lease), limit: EXPIRED })
      if (mails.length === 0) break
      const ends = await Promise.allSettled(mails.map(sendOne))
      const fault = ends.find((end) => end.status === 'rejected')
      if (fault) throw fault.reason
    }
    await outbox.purge(instant(-REMEMBERED))
  }

  async function run(): Promise<void> {
    let sleep = LONGEST_SLEEP
    do {
      state.askedAgain = false
      try {
        await sendDue()
        sleep = await timeToNext(parts)
      } catch (cause) {
        warn('La boîte d’envoi ne répond pas ; nouvel essai dans quelques secondes.', cause, null)
        sleep = PAUSE
        state.askedAgain = false
      }
    } while (state.askedAgain && !state.isClosed)
    if (state.isClosed) return
    state.timer = setTimeout(wake, sleep)
    state.timer.unref()
  }

  function wake(): void {
    if (state.isClosed) return
    clearTimeout(state.timer)
    if (state.running) {
      state.askedAgain = true
      return
    }
    state.running = run().finally(() => {
      state.running = undefined
      if (state.askedAgain) wake()
    })
  }

  return {
    wake,
    async idle() {
      while (state.running) await state.running
    },
    async close() {
      state.isClosed = true
      clearTimeout(state.timer)
      const patience = setTimeout(() => stop.abort(), GRACE)
      await state.running
      clearTimeout(patience)
      transport.close()
    },
  }
}

async function timeToNext({ outbox, clock }: Pick<DeliveryParts, 'outbox' | 'clock'>) {
  const due = await outbox.nextDue()
  if (due === null) return LONGEST_SLEEP
  return Math.min(Math.max(Date.parse(due) - clock().getTime(), SECOND), LONGEST_SLEEP)
}

/** Notes that a mail was not accepted: it is tried again, or given up. */
async function putOff(
  { outbox, clock }: Pick<DeliveryParts, 'outbox' | 'clock'>,
  mail: LeasedMail,
  cause: unknown,
) {
  const reason = reasonOf(cause, mail)
  const now = clock()
  const wait = waitAfter(mail.attempts, new Date(mail.createdAt), now)
  if (wait === null || cause instanceof MailRefused) {
    await outbox.failed(mail, { at: now.toISOString(), error: reason })
    return { outcome: 'failed' as const, reason }
  }
  const at = new Date(now.getTime() + wait).toISOString()
  await outbox.retry(mail, { at, error: reason })
  return { outcome: 'retried' as const, reason }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after each failed attempt, in milliseconds; the last one goes on. */
const WAITS = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
]

/** Time for which a mail is tried, in milliseconds: five days. */
const PATIENCE = 5 * 24 * HOUR

/**
 * When a mail is tried again after that many attempts, in milliseconds from `now`; `null` when it
 * has waited long enough.
 */
function waitAfter(attempts: number, createdAt: Date, now: Date): number | null {
  const wait = WAITS[Math.min(Math.max(attempts, 1), WAITS.length) - 1] ?? 6 * HOUR
  return now.getTime() - createdAt.getTime() + wait > PATIENCE ? null : wait
}

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
