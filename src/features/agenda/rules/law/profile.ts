/** What a firm says of itself, by the name of its parameter; each answer as the form words it. */
export const FORMS = {
  micro: 'Micro-entreprise',
  ei: 'Entreprise individuelle au réel',
  eurl: 'EURL',
  sarl: 'SARL',
  sas: 'SAS',
  sasu: 'SASU',
  sa: 'SA',
  sci: 'SCI',
  scm: 'SCM',
  association: 'Association',
} as const

export const TAXES = { ir: 'Impôt sur le revenu', is: 'Impôt sur les sociétés' } as const

export const VATS = {
  mois: 'Déclaration chaque mois',
  trimestre: 'Déclaration par trimestre',
  simplifie: 'Régime simplifié',
  franchise: 'Franchise en base',
  exoneree: 'Activité exonérée, sans TVA',
} as const

export const PREMISES = {
  proprietaire: 'Propriétaire de locaux',
  locataire: 'Locataire de locaux',
  aucun: 'Sans local, ou chez soi',
} as const

export const ACTIVITIES = {
  commerce: 'Commerce, artisanat, industrie',
  liberale: 'Profession libérale',
  location: 'Location immobilière',
} as const

export const YES_NO = { oui: 'Oui', non: 'Non' } as const

export type Form = keyof typeof FORMS
export type Tax = keyof typeof TAXES
export type Vat = keyof typeof VATS
export type Premises = keyof typeof PREMISES
export type Activity = keyof typeof ACTIVITIES
/** What only some firms have or do. */
export type Trait = 'vehicles' | 'europe' | 'dividends'

/** What a visitor said of a firm; what is not said leaves every deadline open. */
export interface Profile {
  form?: Form
  tax?: Tax
  /** Month in which the financial year closes. */
  closing?: number
  vat?: Vat
  staff?: number
  premises?: Premises
  activity?: Activity
  /** `75`, `2A`, `971`. */
  department?: string
  /** First two digits of the SIREN, which decide the day of VAT. */
  siren?: string
  /** First letter of the head's name, small. */
  initial?: string
  vehicles?: boolean
  europe?: boolean
  dividends?: boolean
}

/** Months are counted from 1. */
const DECEMBER = 12

/** The month of closing; what is not said closes in December, as most do. */
export const closingOf = ({ closing = DECEMBER }: Profile): number => closing

const TAX_OF: Readonly<Record<Form, Tax | 'none'>> = {
  micro: 'ir',
  ei: 'ir',
  eurl: 'ir',
  sarl: 'is',
  sas: 'is',
  sasu: 'is',
  sa: 'is',
  sci: 'ir',
  scm: 'ir',
  association: 'none',
}

/** The tax that was said, else the form's usual one; a micro-enterprise has no choice. */
export function taxOf({ form, tax }: Profile): Tax | 'none' | undefined {
  if (form === 'micro') return 'ir'
  return tax ?? (form && TAX_OF[form])
}

const ALSACE_MOSELLE: ReadonlySet<string> = new Set(['57', '67', '68'])

/** Whether the firm has the two holidays more. */
export const isInAlsaceMoselle = ({ department = '' }: Profile): boolean =>
  ALSACE_MOSELLE.has(department)

/** Answers that a deadline asks for; all of them must fit, and what a visitor did not say fits. */
export interface Audience {
  forms?: readonly Form[]
  taxes?: readonly Tax[]
  /** Régime of the period that the deadline is about. */
  vat?: readonly Vat[]
  /** Régime as it was said, even after the simplified one has ended. */
  saidVat?: readonly Vat[]
  /** Employees, both bounds included. */
  staff?: { min?: number; max?: number }
  premises?: readonly Premises[]
  activities?: readonly Activity[]
  trait?: Trait
  closing?: 'december' | 'other'
  outsideAlsaceMoselle?: true
}

/**
 * Whether a deadline that asks for this is shown to whoever gave those answers.
 * @param vat the régime of the deadline's period
 */
export function fits(audience: Audience, profile: Profile, vat: Vat | undefined): boolean {
  const { forms, taxes, staff, premises, activities, trait, closing } = audience
  const isDecember = closingOf(profile) === DECEMBER
  return (
    isAmong(forms, profile.form) &&
    isAmong<Tax | 'none'>(taxes, taxOf(profile)) &&
    isAmong(audience.vat, vat) &&
    isAmong(audience.saidVat, profile.vat) &&
    isAmong(premises, profile.premises) &&
    isAmong(activities, profile.activity) &&
    isWithin(staff, profile.staff) &&
    (trait === undefined || profile[trait] !== false) &&
    (closing === undefined || (closing === 'december') === isDecember) &&
    (audience.outsideAlsaceMoselle === undefined || !isInAlsaceMoselle(profile))
  )
}

const isAmong = <T>(wanted: readonly T[] | undefined, answer: T | undefined): boolean =>
  wanted === undefined || answer === undefined || wanted.includes(answer)

const isWithin = (bounds: Audience['staff'], count: number | undefined): boolean =>
  bounds === undefined ||
  count === undefined ||
  ((bounds.min ?? 0) <= count && count <= (bounds.max ?? Number.POSITIVE_INFINITY))
