import { z } from 'zod'
import { normalForm } from '#base/kit/text/normal-form.ts'

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

const keyOf = <T extends string>(choices: Readonly<Record<T, string>>) =>
  z.custom<T>((value) => typeof value === 'string' && Object.hasOwn(choices, value))

const yesNo = keyOf(YES_NO).transform((value) => value === 'oui')

/** Signs of an answer that are read at all. */
const MOST = 20

const typed = z.string().max(MOST)

/** The parameters of an address that describe a firm, in the order of the form and of addresses. */
const PARAMS = {
  forme: ['form', 'la forme de l’entreprise', keyOf(FORMS)],
  impot: ['tax', 'l’impôt', keyOf(TAXES)],
  cloture: ['closing', 'le mois de clôture', typed.regex(/^(?:0?[1-9]|1[0-2])$/).transform(Number)],
  tva: ['vat', 'la TVA', keyOf(VATS)],
  salaries: ['staff', 'le nombre de salariés', typed.regex(/^\d{1,6}$/).transform(Number)],
  locaux: ['premises', 'les locaux', keyOf(PREMISES)],
  activite: ['activity', 'l’activité', keyOf(ACTIVITIES)],
  vehicules: ['vehicles', 'les véhicules', yesNo],
  europe: ['europe', 'les échanges avec l’Union européenne', yesNo],
  dividendes: ['dividends', 'les dividendes', yesNo],
  departement: [
    'department',
    'le département',
    typed.toUpperCase().regex(/^(?:0[1-9]|1\d|2[AB1-9]|[3-8]\d|9[0-5]|97[1-6])$/),
  ],
  siren: [
    'siren',
    'le SIREN',
    typed
      .transform((text) => text.replaceAll(' ', ''))
      .pipe(z.string().regex(/^\d\d(?:\d{7})?$/))
      .transform((digits) => digits.slice(0, 2)),
  ],
  initiale: [
    'initial',
    'la première lettre du nom',
    typed
      .transform((text) => normalForm(text, 'NFD').charAt(0).toLowerCase())
      .pipe(z.string().regex(/^[a-z]$/)),
  ],
} as const satisfies Record<string, readonly [keyof Profile, string, z.ZodType]>

export type ProfileParam = keyof typeof PARAMS

/** In the order of the form. */
// The keys of that table, and no others.
export const PROFILE_PARAMS = Object.keys(PARAMS) as ProfileParam[]

/** What an address says of a firm, and the names of the answers that can't be read. */
export interface ReadProfile {
  profile: Profile
  /** « la forme de l’entreprise »: what was given, yet is none of the answers there are. */
  wrong: string[]
}

/** Reads the parameters of an address; an empty one says nothing, a repeated one can't be read. */
export function readProfile(query: Readonly<Record<string, unknown>>): ReadProfile {
  const profile: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const name of PROFILE_PARAMS) {
    const given = Object.hasOwn(query, name) ? query[name] : undefined
    if (given === undefined || given === '') continue
    const [key, label, schema] = PARAMS[name]
    const read = schema.safeParse(typeof given === 'string' ? given.trim() : given)
    if (read.success) profile[key] = read.data
    else wrong.push(label)
  }
  // Each member is what the schema of its parameter gives.
  return { profile: profile as Profile, wrong }
}

/** The one spelling of a profile in an address: `[['forme', 'sarl'], ['cloture', '06']]`. */
export function profileParams(profile: Profile): [ProfileParam, string][] {
  return PROFILE_PARAMS.flatMap((name): [ProfileParam, string][] => {
    const value = profile[PARAMS[name][0]]
    return value === undefined ? [] : [[name, spelt(value)]]
  })
}

function spelt(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value)
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
