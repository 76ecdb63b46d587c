import type { Generated } from 'kysely'
import type { LeadFile, LeadStatus } from '#domain/lead.ts'
import type { MailState } from '#domain/mail.ts'

/** What a site counts for its leads alone; a column of `site`. */
export interface LeadCounter {
  last_lead_id: Generated<number>
}

/** A lead; `fields` and `spam_reasons` are JSON text, `email_key` is the folded address. */
export interface LeadTable {
  site_id: number
  id: number
  form: string
  nonce: string
  fingerprint: string
  status: LeadStatus
  lang: string
  page_path: string
  name: string
  email: string
  email_key: string
  phone: string
  fields: string
  consent_version: string
  purpose: string
  received_at: string
  expires_at: string
  spam_score: number
  spam_reasons: string
  assigned_to: Generated<string>
  assigned_name: Generated<string>
}

/** What the firm writes beside a lead; ids count per lead. */
interface LeadNoteTable {
  site_id: number
  lead_id: number
  id: number
  at: string
  author: string
  text: string
}

interface LeadFileTable extends LeadFile {
  site_id: number
  lead_id: number
  position: number
}

/** A text that visitors agreed to, by its hash. */
interface ConsentTextTable {
  version: string
  text: string
}

/** How often something was done within a window that ends at `expires_at`. */
interface RateLimitTable {
  key: string
  points: number
  expires_at: string
}

/** A mail that waits, was sent or was given up; `draft` is JSON text, instants are empty until they come. */
export interface MailTable {
  site_id: number
  key: string
  kind: string
  recipient: string
  reply_to: string
  draft: string
  state: MailState
  attempts: number
  created_at: string
  /** When it may be taken: the next attempt, or the end of the lease under which it is being sent. */
  due_at: string
  lease: string
  ended_at: string
  error: string
}

/** A subscriber of the letter; `address_hash` is the SHA-256 of the folded address in hexadecimal. */
export interface SubscriberTable {
  site_id: number
  address_hash: string
  email: string
  name: string
  lang: string
  state: string
  round: number
  consent_version: string
  consent_text: string
  form: string
  asked_at: string
  confirmed_at: string
  unsubscribed_at: string
}

/** What visitors leave, and the mails that follow from it. */
export interface LeadTables {
  lead: LeadTable
  lead_note: LeadNoteTable
  lead_file: LeadFileTable
  consent_text: ConsentTextTable
  rate_limit: RateLimitTable
  mail: MailTable
  subscriber: SubscriberTable
}
