/** What a firm is: its schema.org type, and its trade as visitors search for it. */
export interface Business {
  type:
    | 'AccountingService'
    | 'FinancialService'
    | 'InsuranceAgency'
    | 'LegalService'
    | 'Notary'
    | 'ProfessionalService'
  /** « Expert-comptable »; empty when the table knows none. */
  trade: string
}

/** By setting `client_type`; any other value is a firm of no known trade (requirements L1). */
const BUSINESSES: Readonly<Record<string, Business>> = {
  ec: { type: 'AccountingService', trade: 'Expert-comptable' },
  cac: { type: 'AccountingService', trade: 'Commissaire aux comptes' },
  avocat: { type: 'LegalService', trade: 'Avocat' },
  notaire: { type: 'Notary', trade: 'Notaire' },
  cgp: { type: 'FinancialService', trade: 'Conseil en gestion de patrimoine' },
  assurance: { type: 'InsuranceAgency', trade: 'Assurances' },
}

const UNKNOWN: Business = { type: 'ProfessionalService', trade: '' }

/** The business of a `client_type`. */
export const businessOf = (clientType: string): Business =>
  (Object.hasOwn(BUSINESSES, clientType) ? BUSINESSES[clientType] : undefined) ?? UNKNOWN
