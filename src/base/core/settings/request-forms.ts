/** Forms by which visitors ask something of the firm. */
export const REQUEST_FORMS = {
  lead_projet: 'Votre projet',
  lead_rappel: 'Être rappelé',
  lead_rdv: 'Rendez-vous',
  contact: 'Message',
  guide: 'Guide',
  candidature: 'Candidature',
  simulation: 'Simulation',
} as const
