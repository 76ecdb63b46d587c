import { REQUEST_FORMS } from '#base/core/settings/request-forms.ts'
import type { MailState } from '#base/core/mail.ts'
import type { Language } from '#base/kit/language.ts'

export type LeadForm = keyof typeof REQUEST_FORMS

/** Forms that make a lead; the first three are switched by the setting of their name. */
export const LEAD_FORMS = Object.keys(REQUEST_FORMS) as [LeadForm, ...LeadForm[]]

/**
 * How far the firm is with a request. `quarantine`: kept for a person to look at, nobody was
 * mailed.
 */
export const LEAD_STATUSES = ['new', 'in-progress', 'done', 'quarantine'] as const

/** Why a request waits in quarantine that nothing is wrong with: kept beside the reasons of spam. */
export const CROWDED = 'reçue pendant un afflux de demandes'

/**
 * What the quarantine of one site holds at most: requests, signs of their answers, bytes of their files.
 * Files find no room first.
 */
export const QUARANTINE_ROOM = { leads: 500, answers: 4_000_000, files: 20 * 1024 ** 2 } as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** A request as it is written down, before anything else happens. */
export interface NewLead {
  form: LeadForm
  /** One use of a form: a second sending of the same one is the same lead. */
  nonce: string
  status: LeadStatus
  lang: Language
  /** Path of the page that the form stood on. */
  page_path: string
  /** Empty when the form does not ask for it. */
  name: string
  email: string
  /** E.164, `+33199001234`. */
  phone: string
  /** Every answer by field name. */
  fields: Readonly<Record<string, string | readonly string[]>>
  /** The text that the visitor read, word for word, and its version (hash). */
  consent: { version: string; text: string }
  purpose: string
  /** Instant, ISO 8601 in UTC. */
  received_at: string
  /** Instant at which it is erased, unless someone deals with it before. */
  expires_at: string
  spam: { score: number; reasons: readonly string[] }
  files: readonly LeadFile[]
}

/** A file that came with a lead; its bytes lie under `DATA_DIR/leads`, never in the web root. */
export interface LeadFile {
  /** Name on disk. */
  stored: string
  /** Name as the visitor gave it, made harmless. */
  name: string
  type: string
  /** Bytes. */
  size: number
}

export interface Lead extends NewLead {
  id: number
  /** Who deals with it; both empty while nobody does. */
  assigned_to: string
  assigned_name: string
  /** Instant at which somebody opened it, and who; both empty while it is unread. */
  opened_at: string
  opened_by: string
  /** Instant of the first answer by mail; empty without one. */
  answered_at: string
}

/** A request as it comes: nobody of the firm has seen it. */
export const UNTOUCHED = {
  assigned_to: '',
  assigned_name: '',
  opened_at: '',
  opened_by: '',
  answered_at: '',
} as const satisfies Partial<Lead>

/** What the firm answered by mail. */
export interface LeadMessage {
  leadId: number
  id: number
  /** Instant, ISO 8601 in UTC. */
  at: string
  author: string
  recipient: string
  subject: string
  text: string
  /**
   * How far its mail is; `sent` too when the outbox knows it no more, `by-hand` when it left from its author's own.
   */
  state: MailState | 'by-hand'
}

/** What somebody of the firm wrote beside a lead. */
export interface LeadNote {
  leadId: number
  id: number
  /** Instant, ISO 8601 in UTC. */
  at: string
  author: string
  text: string
}

/** One person, by an address or by a number in E.164. */
export type Person = { email: string } | { phone: string }

/** Keys of the mails that the request of a nonce causes. */
export const leadMailKeys = (nonce: string): string[] => [
  `lead-firm ${nonce}`,
  `lead-visitor ${nonce}`,
]

/** Key of the mail that answers the request of a nonce for the `n`th time. */
export const replyMailKey = (nonce: string, n: number): string => `lead-reply-${n} ${nonce}`
