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

/** What visitors ask of a firm. */
export interface LeadTables {
  lead: LeadTable
  lead_note: LeadNoteTable
  lead_file: LeadFileTable
  consent_text: ConsentTextTable
  site: SiteVersion & LeadCounter
}
