import type { Lead } from '../rules/lead.ts'
import { answerLines } from '../rules/answers.ts'
import { siteForm } from '../rules/lead-forms.ts'
import { processingOf } from '../rules/processing.ts'
import type { Site } from '#base/core/site.ts'
import { spreadsheet } from '#base/kit/text/spreadsheet.ts'

const COLUMNS = [
  'numéro',
  'formulaire',
  'état',
  'reçue le',
  'effacée le',
  'nom',
  'adresse électronique',
  'téléphone',
  'langue',
  'page',
  'réponses',
  'fichiers',
  'indésirable',
]

/** Fields that have a column of their own. */
const OWN: ReadonlySet<string> = new Set(['nom', 'email', 'telephone'])

/** Leads as a table for a spreadsheet. */
export const leadsCsv = (leads: readonly Lead[], site: Site): string =>
  spreadsheet([COLUMNS, ...leads.map((lead) => row(lead, site))])

function row(lead: Lead, site: Site): string[] {
  const definition = siteForm(lead.form, site, { guide: String(lead.fields['guide'] ?? '') })
  const answers = answerLines(definition, lead.fields, 'fr-FR')
    .filter(({ field }) => !OWN.has(field.name))
    .map(({ label, value }) => `${label} : ${value}`)
  return [
    String(lead.id),
    processingOf(lead.form).title['fr-FR'],
    lead.status === 'quarantine' ? 'en quarantaine' : 'nouvelle',
    lead.received_at,
    lead.expires_at,
    lead.name,
    lead.email,
    lead.phone,
    lead.lang,
    lead.page_path,
    answers.join('\n'),
    lead.files.map(({ name, stored }) => `${name} (leads/${stored})`).join('\n'),
    lead.spam.reasons.join(', '),
  ]
}
