/** How far a site follows the RGAA, in the words of its declaration. */
export const ACCESSIBILITY_STATES = ['non', 'partiellement', 'totalement'] as const

export type AccessibilityState = (typeof ACCESSIBILITY_STATES)[number]

/** Someone who must be named with an address and a telephone. */
export interface LegalContact {
  name: string
  address: string
  phone: string
}

/**
 * What the legal pages are made of (domain research, 4.1, 4.2 and 4.8), one setting of a site.
 * Everything is a line of text; an empty one is missing.
 */
export interface LegalSetting {
  /** Day on which somebody last checked all of it, `yyyy-mm-dd`. */
  updated_on: string
  /** « Société par actions simplifiée (SAS) ». */
  legal_form: string
  /** « 90 000 € »; empty for a form without capital. */
  capital: string
  /** Street, postcode and town of the seat. */
  seat: string
  siren: string
  /** Town of the register of commerce. */
  rcs: string
  vat: string
  /** Name of the director of publication, and what she or he is in the firm. */
  director: string
  director_role: string
  host: LegalContact
  /** Who stores the data, when it is not the host. */
  storage: LegalContact
  /** Region of the Ordre on whose tableau the firm stands. */
  order_region: string
  /** Sentence about statutory audit; empty when the firm does none. */
  auditor: string
  insurer: string
  /** Where the insurance holds. */
  insurance_territory: string
  /** Consumer mediator: name, and address or site. */
  mediator: string
  mediator_address: string
  accessibility: {
    state: AccessibilityState
    /** Day of the last evaluation, `yyyy-mm-dd`. */
    checked_on: string
    /** What was looked at and how. */
    method: string
    /** Known obstacles, one a line. */
    faults: string[]
  }
}

/** A site of which nobody has filled in the legal setting. */
export const NO_LEGAL: LegalSetting = {
  updated_on: '',
  legal_form: '',
  capital: '',
  seat: '',
  siren: '',
  rcs: '',
  vat: '',
  director: '',
  director_role: '',
  host: { name: '', address: '', phone: '' },
  storage: { name: '', address: '', phone: '' },
  order_region: '',
  auditor: '',
  insurer: '',
  insurance_territory: '',
  mediator: '',
  mediator_address: '',
  accessibility: { state: 'non', checked_on: '', method: '', faults: [] },
}
