import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LEAD_FORMS, type Lead, type LeadFile, type LeadForm, type NewLead } from '../rules/lead.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { languageOf } from '#base/kit/language.ts'
import type { Insertable, Selectable } from 'kysely'
import type { LeadTable } from './lead-tables.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'

/** The row of a new lead; texts lose what PostgreSQL can't hold. */
export function leadRow(siteId: number, id: number, lead: NewLead): Insertable<LeadTable> {
  return {
    site_id: siteId,
    id,
    form: lead.form,
    nonce: lead.nonce,
    fingerprint: fingerprintOf(lead),
    status: lead.status,
    lang: lead.lang,
    page_path: lead.page_path,
    name: lead.name,
    email: lead.email,
    email_key: lead.email === '' ? '' : foldedEmail(lead.email),
    phone: lead.phone,
    fields: JSON.stringify(lead.fields),
    consent_version: lead.consent.version,
    purpose: lead.purpose,
    received_at: lead.received_at,
    expires_at: lead.expires_at,
    spam_score: Math.round(lead.spam.score),
    spam_reasons: JSON.stringify(lead.spam.reasons),
  }
}

/** What was sent, as a hash: two sendings with the same one say the same. */
export function fingerprintOf({ form, lang, fields, files }: NewLead): string {
  const answers = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const sent = files.map(({ name, type, size }) => [name, type, size])
  return createHash('sha256')
    .update(JSON.stringify([form, lang, answers, sent]))
    .digest('hex')
}

export const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export const reasons = z.array(z.string())

/** The form of a stored name; one that the program no longer has counts as the contact form. */
export const formOf = (name: string): LeadForm =>
  LEAD_FORMS.find((form) => form === name) ?? 'contact'

/** A stored lead. Fields that are no JSON any more are left out: the rest is still a request. */
export function toLead(
  row: Selectable<LeadTable> & { consent_text: string },
  files: LeadFile[],
): Lead {
  const fields = parseStored(answers, row.fields)
  const spam = parseStored(reasons, row.spam_reasons)
  return {
    id: row.id,
    form: formOf(row.form),
    nonce: row.nonce,
    status: row.status,
    lang: languageOf(row.lang),
    page_path: row.page_path,
    name: row.name,
    email: row.email,
    phone: row.phone,
    fields: 'value' in fields ? fields.value : {},
    consent: { version: row.consent_version, text: row.consent_text },
    purpose: row.purpose,
    received_at: row.received_at,
    expires_at: row.expires_at,
    spam: { score: row.spam_score, reasons: 'value' in spam ? spam.value : [] },
    files,
    assigned_to: row.assigned_to,
    assigned_name: row.assigned_name,
    opened_at: row.opened_at,
    opened_by: row.opened_by,
    answered_at: row.answered_at,
  }
}
