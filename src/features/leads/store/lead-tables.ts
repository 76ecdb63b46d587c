import type { Generated } from 'kysely'
import type { LeadFile, LeadStatus } from '../rules/lead.ts'
import type { SiteVersion } from '#base/platform/db/site-changes.ts'

/** What a site counts for its leads alone; a column of `site`. */
interface LeadCounter {
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
  /** When somebody of the firm opened it, and their name; both empty while it is unread. */
  opened_at: Generated<string>
  opened_by: Generated<string>
  /** When it was first answered by mail; empty until then. */
  answered_at: Generated<string>
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

/**
 * What the firm answered; ids count per lead. The mail that says so is in the outbox under `mail_key`, which is empty
 * for one that left from its author's own mail.
 */
interface LeadMessageTable {
  site_id: number
  lead_id: number
  id: number
  at: string
  author: string
  recipient: string
  subject: string
  text: string
  mail_key: string
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

/** What visitors ask of a firm. */
export interface LeadTables {
  lead: LeadTable
  lead_note: LeadNoteTable
  lead_message: LeadMessageTable
  lead_file: LeadFileTable
  consent_text: ConsentTextTable
  site: SiteVersion & LeadCounter
}
