import type { LeadStatus } from '../rules/lead.ts'

/** French words for how far the firm is. */
export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'À traiter',
  'in-progress': 'En cours',
  done: 'Traitée',
  quarantine: 'En quarantaine',
}

/** Titles of the forms, for choosing one. */
export const FORM_CHOICES = [
  { id: 'lead_projet', name: 'Votre projet' },
  { id: 'lead_rappel', name: 'Être rappelé' },
  { id: 'lead_rdv', name: 'Rendez-vous' },
  { id: 'contact', name: 'Message' },
  { id: 'guide', name: 'Guide' },
  { id: 'candidature', name: 'Candidature' },
  { id: 'simulation', name: 'Simulation' },
]

const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** « 20 novembre 2026 à 10:00 », in Paris. */
export const inWords = (iso: string): string => instant.format(new Date(iso))

/** « 20 novembre 2029 ». */
export const dayInWords = (iso: string): string => day.format(new Date(iso))
