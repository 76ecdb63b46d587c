import type { LeadRow } from '../contract/leads.ts'
import type { Lead, LeadMessage, LeadNote } from '../rules/lead.ts'
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
  excerpt: excerptOf(lead),
  opened_at: lead.opened_at,
  answered_at: lead.answered_at,
})

/** Characters of a request that its list shows. */
const EXCERPT = 160

/** The first words of what somebody wrote in their own words. */
function excerptOf({ fields, name, email }: Lead): string {
  const { message } = fields
  const written = typeof message === 'string' && message.trim() !== '' ? message : longest()
  const words = written.replaceAll(/\s+/g, ' ').trim()
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1).trimEnd()}…` : words

  function longest(): string {
    const answers = Object.values(fields).filter((answer) => typeof answer === 'string')
    const own = answers.filter((answer) => /\s/.test(answer) && answer !== name && answer !== email)
    return own.toSorted((one, other) => other.length - one.length)[0] ?? ''
  }
}

/** A request as the desk reads it: its answers in words, in the order of the form. */
export function shownLead(
  lead: Lead,
  { notes, messages }: { notes: readonly LeadNote[]; messages: readonly LeadMessage[] },
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
    messages,
    /** Other requests of the same person. */
    others: others.filter(({ id }) => id !== lead.id).map(leadInList),
  }
}
