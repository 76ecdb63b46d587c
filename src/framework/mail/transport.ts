import type { LogoImage } from '#base/core/logo.ts'
import type { MailDraft } from '#base/core/mail.ts'

/** What stands over the text of a site's mails, and below it. */
export interface Letterhead {
  /** May be empty, as whatever nobody has said yet. */
  firm: string
  /** The firm's own, `#rrggbb`, on which white can be read. */
  colour: string
  /** `null` where none can be drawn. */
  logo: LogoImage | null
  /** Lines of plain text; empty for none. */
  signature: string
}

/** Who a site's mails come from. */
export interface Sender {
  name: string
  address: string
  /** Where answers go, unless a mail says otherwise; absent: where it comes from. */
  replyTo?: string
  /** The firm signs at the head and at the foot; absent: nothing stands there. */
  letterhead?: Letterhead
}

/** A mail on its way: the draft with what the outbox knows of it. */
export interface OutgoingMail {
  draft: MailDraft
  from: Sender
  /** The same at every attempt, so that a second copy is recognised as one: `<…@host>`. */
  messageId: string
  /** Message id of the mail that it goes on from; `undefined` for one that begins a conversation. */
  inReplyTo: string | undefined
  /** When it was written. */
  date: Date
}

/** A way out for mails. */
export interface MailTransport {
  /**
   * Comes back when the mail was accepted.
   * @throws {MailRefused} when another attempt would end the same; anything else may be tried again
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** The mail can't be sent, now or later; the message says why. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
