/** A mail to be sent once; it waits in the outbox from the moment its cause is stored. */
export interface MailDraft {
  /** What it is for: `lead-firm`, `lead-visitor`, `newsletter-confirm`… */
  kind: string
  /** Says which mail this is: a second draft of the same key of a site is the same mail. */
  key: string
  to: string
  replyTo?: string
  /** Key of the mail of the same site that it goes on from: programs show both as one conversation. */
  follows?: string
  subject: string
  text: string
  html: string
  /** Extra headers, `List-Unsubscribe` for one. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly MailAttachment[]
  /** Instant before which it does not leave, ISO 8601 in UTC. */
  notBefore?: string
}

/** A small text file that travels with a mail, an `.ics` for one. */
export interface MailAttachment {
  name: string
  type: string
  content: string
}

/** `waiting`: not sent yet, or being sent; `failed`: given up. */
export type MailState = 'waiting' | 'sent' | 'failed'

/** A mail taken from the outbox to be sent; nobody else takes it until the lease has run out. */
export interface LeasedMail {
  siteId: number
  key: string
  /** Names this taking: who writes down the end of another one writes nothing. */
  lease: string
  draft: MailDraft
  /** This one included. */
  attempts: number
  /** Instant, ISO 8601 in UTC. */
  createdAt: string
}

/** What the outbox tells of a mail; a sent one has neither recipient nor content any more. */
export interface MailRecord {
  siteId: number
  key: string
  kind: string
  recipient: string
  state: MailState
  attempts: number
  createdAt: string
  /** Instant of the next attempt, or of the end. */
  at: string
  /** Why the last attempt failed; empty without one. */
  error: string
}

/** The outbox at a glance, of a site or over all. */
export interface MailCounts {
  waiting: number
  failed: number
  /** When the oldest of those that wait was written; `null` when none waits. */
  oldest: string | null
}
