import type { LeadRow } from '../contract/leads.ts'
import type { Lead, LeadNote } from '../rules/lead.ts'
import { answerLines } from '../rules/answers.ts'
import { siteForm } from '../rules/lead-forms.ts'
import { processingOf } from '../rules/processing.ts'
import type { Site } from '#base/core/site.ts'

/** A request in a list: nothing that a list does not show. */
export const leadInList = (lead: Lead): LeadRow => ({
  id: lead.id,
  form: lead.form,
  formTitle: processingOf(lead.form).title['fr-FR'],
  status: lead.status,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  received_at: lead.received_at,
  expires_at: lead.expires_at,
  assigned_to: lead.assigned_to,
  assigned_name: lead.assigned_name,
  files: lead.files.length,
})

/** A request as the desk reads it: its answers in words, in the order of the form. */
export function shownLead(
  lead: Lead,
  notes: readonly LeadNote[],
  others: readonly Lead[],
  site: Pick<Site, 'settings' | 'offices'>,
) {
  const definition = siteForm(lead.form, site, { guide: String(lead.fields['guide'] ?? '') })
  return {
    ...leadInList(lead),
    lang: lead.lang,
    page_path: lead.page_path,
    purpose: lead.purpose,
    answers: answerLines(definition, lead.fields, 'fr-FR').map(({ field, label, value }) => ({
      name: field.name,
      label,
      value,
    })),
    files: lead.files.map(({ stored, name, type, size }) => ({ stored, name, type, size })),
    consent: lead.consent,
    spam: lead.spam,
    notes,
    /** Other requests of the same person. */
    others: others.filter(({ id }) => id !== lead.id).map(leadInList),
  }
}
