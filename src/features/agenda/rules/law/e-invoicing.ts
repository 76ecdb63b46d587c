import { SOURCES } from './sources.ts'

/** First days of electronic invoices: all receive with the large ones that issue, the small ones issue a year later. */
export const E_INVOICING = {
  large: '2026-09-01',
  small: '2027-09-01',
  source: SOURCES.eInvoicing,
} as const
